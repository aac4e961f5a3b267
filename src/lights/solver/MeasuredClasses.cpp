// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Classes.hpp"

// The rows are written by scripts/slow-classes, which says how they are measured.

namespace lights {

namespace {

// clang-format off
constexpr MeasuredClasses measuredTable[] = {
    // rows, columns, stamp, surface, last easy, last medium, first hardest, largest seen
    {2, 18, Stamp::Square, Surface::Cylinder, 3, 5, 9, 9},
    {2, 18, Stamp::Square, Surface::Klein, 4, 6, 9, 9},
    {2, 18, Stamp::Square, Surface::Moebius, 4, 6, 9, 9},
    {6, 18, Stamp::Knight, Surface::Moebius, 24, 26, 30, 30},
    {8, 18, Stamp::Knight, Surface::Cylinder, 41, 43, 47, 47},
    {11, 6, Stamp::Square, Surface::Cylinder, 11, 13, 19, 19},
    {11, 12, Stamp::Square, Surface::Moebius, 35, 39, 45, 47},
    {12, 9, Stamp::Square, Surface::Projective, 27, 30, 36, 37},
    {15, 3, Stamp::Square, Surface::Klein, 6, 8, 12, 12},
    {15, 6, Stamp::Square, Surface::Projective, 21, 24, 30, 30},
    {15, 15, Stamp::Knight, Surface::Torus, 69, 72, 76, 76},
    {16, 3, Stamp::Square, Surface::Cylinder, 4, 7, 13, 14},
    {16, 3, Stamp::Square, Surface::Torus, 4, 7, 13, 14},
    {16, 18, Stamp::Knight, Surface::Cylinder, 95, 99, 105, 105},
    {17, 3, Stamp::Square, Surface::Cylinder, 4, 6, 11, 11},
    {17, 3, Stamp::Square, Surface::Torus, 5, 7, 14, 14},
    {18, 2, Stamp::Square, Surface::Torus, 4, 6, 9, 9},
    {18, 3, Stamp::Square, Surface::Cylinder, 6, 8, 14, 15},
    {18, 3, Stamp::Square, Surface::Projective, 9, 12, 17, 18},
    {18, 9, Stamp::Knight, Surface::Klein, 44, 47, 52, 52},
    {18, 9, Stamp::Knight, Surface::Torus, 46, 49, 57, 59},
    {18, 18, Stamp::Knight, Surface::Klein, 110, 115, 122, 122},
    {19, 20, Stamp::Ring, Surface::Cylinder, 139, 143, 150, 150},
    {20, 6, Stamp::Square, Surface::Moebius, 30, 33, 39, 40},
    {20, 10, Stamp::Knight, Surface::Plane, 63, 65, 70, 70},
    {20, 10, Stamp::Ring, Surface::Klein, 63, 65, 70, 70},
    {20, 10, Stamp::Ring, Surface::Torus, 63, 67, 73, 75},
    {20, 12, Stamp::Knight, Surface::Torus, 69, 71, 76, 76},
    {21, 21, Stamp::Square, Surface::Projective, 145, 150, 158, 159},
    {21, 21, Stamp::Square, Surface::Torus, 118, 122, 129, 129},
    {24, 24, Stamp::Plus, Surface::Klein, 219, 223, 229, 229},
    {24, 24, Stamp::Square, Surface::Projective, 198, 203, 212, 213},
    {24, 24, Stamp::Square, Surface::Torus, 162, 166, 173, 176},
    {27, 27, Stamp::Knight, Surface::Torus, 291, 299, 314, 319},
    {29, 29, Stamp::Square, Surface::Plane, 314, 325, 340, 342},
    {30, 30, Stamp::Knight, Surface::Klein, 364, 370, 377, 378},
    {30, 30, Stamp::Plus, Surface::Plane, 371, 377, 385, 386},
    {30, 30, Stamp::Ring, Surface::Projective, 364, 369, 376, 376},
    {31, 31, Stamp::Cross, Surface::Klein, 399, 406, 417, 418},
    {31, 31, Stamp::Cross, Surface::Projective, 399, 405, 412, 413},
    {31, 31, Stamp::Knight, Surface::Cylinder, 399, 404, 412, 413},
    {31, 31, Stamp::Plus, Surface::Klein, 399, 407, 418, 420},
    {32, 32, Stamp::Plus, Surface::Plane, 427, 434, 443, 443},
    {32, 32, Stamp::Square, Surface::Plane, 390, 401, 419, 429},
    {33, 33, Stamp::Cross, Surface::Klein, 454, 461, 473, 476},
    {33, 33, Stamp::Cross, Surface::Projective, 458, 464, 474, 476},
    {33, 33, Stamp::Knight, Surface::Klein, 460, 466, 477, 477},
    {33, 33, Stamp::Plus, Surface::Klein, 450, 456, 464, 465},
    {33, 33, Stamp::Plus, Surface::Projective, 454, 460, 467, 467},
    {33, 33, Stamp::Square, Surface::Klein, 367, 373, 383, 387},
    {35, 35, Stamp::Square, Surface::Plane, 473, 485, 506, 507},
    {36, 36, Stamp::Square, Surface::Klein, 447, 453, 465, 466},
    {39, 39, Stamp::Plus, Surface::Plane, 632, 638, 646, 646},
    {39, 39, Stamp::Square, Surface::Klein, 531, 539, 550, 552},
    {40, 40, Stamp::Knight, Surface::Projective, 686, 692, 701, 701},
    {42, 42, Stamp::Square, Surface::Klein, 628, 635, 646, 648},
    {45, 45, Stamp::Knight, Surface::Klein, 885, 895, 910, 914},
    {50, 50, Stamp::Ring, Surface::Torus, 1121, 1136, 1158, 1161},
    {51, 51, Stamp::Cross, Surface::Torus, 1167, 1176, 1187, 1191},
    {51, 51, Stamp::Plus, Surface::Torus, 1167, 1176, 1188, 1192},
    {52, 52, Stamp::Knight, Surface::Plane, 1204, 1212, 1222, 1224},
    {54, 54, Stamp::Knight, Surface::Klein, 1307, 1321, 1339, 1341},
    {58, 58, Stamp::Knight, Surface::Plane, 1515, 1526, 1536, 1538},
    {60, 60, Stamp::Cross, Surface::Klein, 1629, 1640, 1656, 1657},
    {60, 60, Stamp::Cross, Surface::Projective, 1636, 1645, 1659, 1664},
    {60, 60, Stamp::Plus, Surface::Projective, 1636, 1646, 1658, 1659},
    {61, 61, Stamp::Cross, Surface::Plane, 1641, 1652, 1669, 1670},
    {61, 61, Stamp::Plus, Surface::Plane, 1637, 1644, 1654, 1655},
    {63, 63, Stamp::Cross, Surface::Projective, 1804, 1815, 1829, 1833},
    {65, 65, Stamp::Cross, Surface::Plane, 1866, 1878, 1893, 1896},
    {65, 65, Stamp::Plus, Surface::Plane, 1866, 1875, 1885, 1887},
    {70, 70, Stamp::Ring, Surface::Torus, 2273, 2290, 2317, 2323},
    {72, 72, Stamp::Plus, Surface::Klein, 2388, 2400, 2417, 2423},
    {72, 72, Stamp::Plus, Surface::Torus, 2354, 2369, 2387, 2394},
    {75, 75, Stamp::Knight, Surface::Torus, 2604, 2619, 2643, 2651},
    {81, 81, Stamp::Knight, Surface::Torus, 3062, 3084, 3123, 3134},
    {83, 83, Stamp::Knight, Surface::Plane, 3208, 3220, 3235, 3240},
    {84, 84, Stamp::Ring, Surface::Plane, 3307, 3327, 3352, 3365},
    {85, 85, Stamp::Cross, Surface::Torus, 3369, 3383, 3399, 3402},
    {85, 85, Stamp::Plus, Surface::Torus, 3365, 3383, 3400, 3402},
    {85, 85, Stamp::Ring, Surface::Klein, 3386, 3402, 3421, 3426},
    {85, 85, Stamp::Ring, Surface::Projective, 3395, 3411, 3429, 3430},
    {90, 90, Stamp::Ring, Surface::Projective, 3794, 3809, 3831, 3837},
    {92, 92, Stamp::Plus, Surface::Plane, 3995, 4016, 4046, 4050},
    {93, 93, Stamp::Cross, Surface::Klein, 4070, 4089, 4111, 4121},
    {93, 93, Stamp::Cross, Surface::Projective, 4085, 4098, 4118, 4127},
    {93, 93, Stamp::Plus, Surface::Klein, 4058, 4075, 4094, 4096},
    {93, 93, Stamp::Plus, Surface::Projective, 4070, 4086, 4104, 4105},
    {98, 98, Stamp::Plus, Surface::Plane, 4550, 4573, 4602, 4611},
    {99, 99, Stamp::Cross, Surface::Klein, 4632, 4653, 4685, 4706},
    {99, 99, Stamp::Cross, Surface::Projective, 4638, 4664, 4691, 4697},
    {99, 99, Stamp::Plus, Surface::Klein, 4620, 4638, 4660, 4667},
    {99, 99, Stamp::Plus, Surface::Projective, 4630, 4647, 4668, 4670},
    {99, 99, Stamp::Ring, Surface::Plane, 4654, 4679, 4717, 4729},
    {100, 100, Stamp::Knight, Surface::Torus, 4674, 4692, 4721, 4737},
    {100, 100, Stamp::Plus, Surface::Torus, 4671, 4691, 4726, 4729},
    {100, 100, Stamp::Ring, Surface::Klein, 4743, 4766, 4794, 4803},
};
// clang-format on

} // namespace

std::span<const MeasuredClasses> measuredClasses() noexcept {
    return measuredTable;
}

} // namespace lights
