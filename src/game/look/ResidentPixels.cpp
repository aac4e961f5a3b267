// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/GlassPen.hpp"
#include "game/look/LampAtlas.hpp"

// The twelve residents and the night porter, each in four poses. Where something is held in both hands or lies about,
// the poses share it; the cord hangs wherever an arm can reach it.

namespace game {

namespace {

using Point = GlassPen::Point;

void reader(GlassPen& pen, Pose pose) {
    if (pose == Pose::InBed) { // The book on the sill, the glasses on it.
        pen.block({15, 80}, {55, 9});
        pen.block({20, 89}, {50, 10});
        pen.line(3, {{20, 72}, {55, 76}});
        return;
    }
    const bool reaches = pose == Pose::PullsCord;
    pen.body(-30, 32, 42);
    pen.dot({-24, reaches ? -2.0F : 2.0F}, 23.5F);
    pen.dot({-46, -12}, 12);
    if (pose == Pose::Awake) {
        pen.line(14, {{-30, 50}, {12, 72}, {42, 52}});
        pen.shape({{10, 50}, {30, 6}, {44, 14}, {30, 62}});
        pen.shape({{36, 64}, {52, 16}, {88, 20}, {66, 70}});
    } else if (pose == Pose::Notices) {
        pen.line(14, {{-30, 50}, {10, 80}, {40, 78}});
        pen.shape({{12, 84}, {42, 70}, {74, 84}, {74, 92}, {42, 82}, {12, 94}});
    } else {
        pen.line(15, {{-5, 50}, {40, 20}, {62, -12}});
        pen.cord({62, -20});
        pen.block({20, 86}, {50, 12});
    }
}

void knitter(GlassPen& pen, Pose pose) {
    pen.curve(12, {-78, 100}, {-90, 40}, {-82, -20}, {-62, -34}); // The back of the chair.
    if (pose == Pose::InBed) {
        pen.dot({60, 86}, 16);
        pen.line(5, {{34, 62}, {84, 96}});
        pen.line(5, {{86, 62}, {40, 96}});
        return;
    }
    const float nod = pose == Pose::Notices ? 6 : 0;
    pen.body(-22, 30, 44);
    pen.dot({-12 + nod, nod}, 23);
    pen.dot({-16, -26}, 12);
    if (pose == Pose::Awake) {
        pen.line(14, {{-10, 52}, {20, 70}, {34, 56}});
        pen.line(6, {{12, 22}, {52, 66}});
        pen.line(6, {{64, 20}, {22, 66}});
        pen.shape({{16, 62}, {56, 60}, {62, 102}, {14, 102}});
        pen.curve(3.5F, {60, 90}, {75, 80}, {78, 75}, {80, 86});
        pen.dot({80, 90}, 13);
    } else if (pose == Pose::Notices) {
        pen.line(6, {{10, 80}, {70, 76}});
        pen.line(6, {{14, 72}, {66, 86}});
        pen.dot({82, 90}, 13);
        pen.line(14, {{-10, 52}, {10, 78}, {36, 82}});
    } else {
        pen.line(15, {{5, 50}, {42, 20}, {62, -12}});
        pen.cord({62, -20});
        pen.dot({82, 90}, 13);
    }
}

void child(GlassPen& pen, Pose pose) {
    pen.block({-92, 30}, {12, 80}, 5); // The bed.
    pen.dot({-86, 28}, 10);
    switch (pose) {
    case Pose::Awake: // Jumps.
        pen.block({-85, 74}, {180, 30}, 10);
        pen.dot({8, -42}, 22);
        pen.oval({0, -60}, {12, 9});
        pen.line(22, {{8, -10}, {8, 22}});
        pen.shape({{-12, -6}, {28, -6}, {36, 26}, {-20, 26}});
        pen.line(13, {{2, -8}, {-34, -40}});
        pen.line(13, {{14, -8}, {50, -42}});
        pen.line(15, {{6, 24}, {-18, 50}});
        pen.line(15, {{12, 24}, {36, 48}});
        break;
    case Pose::Notices:
        pen.block({-85, 74}, {180, 30}, 10);
        pen.dot({8, 6}, 22);
        pen.body(8, 28, 24, 80);
        pen.line(15, {{-5, 70}, {50, 72}});
        pen.line(12, {{-10, 42}, {-30, 70}});
        break;
    case Pose::PullsCord:
        pen.block({-85, 72}, {180, 35}, 10);
        pen.dot({-38, 42}, 22);
        pen.shape({{-20, 75}, {0, 42}, {70, 50}, {95, 75}});
        pen.line(14, {{-10, 50}, {30, 20}, {62, -10}});
        pen.cord({62, -20});
        break;
    case Pose::InBed:
        pen.block({-85, 76}, {180, 35}, 10);
        pen.dot({-50, 62}, 20);
        pen.mound({-40, 80}, {-20, 36}, {60, 42}, {95, 80});
        break;
    }
}

void cat(GlassPen& pen, Pose pose) {
    if (pose == Pose::Awake) {
        pen.oval({10, 55}, {34, 46});
        pen.oval({10, -2}, {27, 24});
        pen.shape({{-16, -4}, {-12, -44}, {10, -20}});
        pen.shape({{36, -4}, {32, -44}, {10, -20}});
        pen.curve(12, {-10, 92}, {-50, 100}, {-78, 85}, {-66, 42});
        return;
    }
    if (pose == Pose::Notices) { // Stretches.
        pen.curve(30, {-46, 50}, {-20, 10}, {10, 30}, {36, 62});
        pen.oval({50, 60}, {22, 20});
        pen.shape({{34, 52}, {36, 24}, {52, 42}});
        pen.shape({{54, 44}, {70, 26}, {70, 56}});
        pen.line(12, {{-48, 50}, {-50, 95}});
        pen.line(12, {{-34, 50}, {-32, 95}});
        pen.line(12, {{34, 72}, {80, 94}});
        pen.curve(10, {-52, 40}, {-80, 20}, {-60, -20}, {-70, -40});
        return;
    }
    pen.oval({-6, 78}, {58, 36}); // Curled up.
    pen.oval({42, 74}, {22, 20});
    pen.shape({{26, 68}, {28, 40}, {44, 58}});
    pen.shape({{46, 58}, {62, 42}, {62, 70}});
    pen.curve(12, {-60, 88}, {-30, 100}, {10, 98}, {40, 94});
    if (pose == Pose::PullsCord)
        pen.cord({0, -36});
}

/// \param right whether it swims to the right.
void fish(GlassPen& pen, Point at, bool right, float size) {
    const float back = right ? -size : size;
    pen.oval(at, {size, 0.58F * size});
    pen.shape(
        {at + Point{0.7F * back, 0}, at + Point{1.6F * back, -0.6F * size}, at + Point{1.6F * back, 0.6F * size}});
}

void fishTank(GlassPen& pen, Pose pose) {
    pen.block({-80, 86}, {160, 20});
    pen.frame({-70, -6}, {140, 92}, 10, 7);
    pen.curve(7, {50, 84}, {42, 72}, {60, 66}, {50, 52});
    pen.curve(6, {60, 84}, {66, 76}, {56, 70}, {62, 62});
    if (pose == Pose::InBed) { // Covered.
        pen.shape({{-78, -14}, {78, -14}, {78, 55}, {50, 47}, {20, 55}, {-10, 47}, {-40, 55}, {-78, 49}});
        return;
    }
    pen.tint({-68, 12}, {136, 72}, 6, 0.28F);
    const float sunk = pose == Pose::Awake ? 0 : 6;
    fish(pen, {-20, 32 + sunk}, true, 22);
    fish(pen, {12, 66 - sunk}, false, 16);
    if (pose == Pose::Awake) {
        if (pen.fine()) {
            pen.dot({2, 20}, 4.5F);
            pen.dot({8, 6}, 3.5F);
        }
    } else if (pose == Pose::Notices) { // Is fed.
        pen.line(16, {{105, -50}, {50, -34}});
        pen.dot({44, -34}, 12);
        pen.dot({36, -16}, 3.5F);
        pen.dot({46, 0}, 3.5F);
        pen.dot({30, 6}, 3.5F);
    } else {
        pen.shape({{-78, -14}, {10, -14}, {10, 50}, {-10, 42}, {-30, 50}, {-50, 42}, {-78, 50}});
        pen.line(16, {{105, -40}, {30, -12}});
        pen.cord({70, -56});
    }
}

void television(GlassPen& pen, Pose pose) {
    pen.line(4.5F, {{50, -10}, {30, -40}});
    pen.line(4.5F, {{54, -10}, {76, -40}});
    pen.block({-95, 62}, {135, 50}, 16);
    if (pose == Pose::InBed) {
        pen.block({14, -8}, {76, 60}, 8);
        return;
    }
    pen.frame({14, -8}, {76, 60}, 8, 9);
    pen.tint({16, -6}, {72, 56}, 6, pose == Pose::Awake ? 0.32F : 0.60F);
    pen.line(7, {{30, 54}, {26, 80}});
    pen.line(7, {{74, 54}, {78, 80}});
    pen.dot({-62, 30}, 20);
    pen.dot({-20, 40}, 17);
    pen.body(-62, 50, 28);
    pen.body(-20, 56, 22);
    if (pose == Pose::Notices) {
        pen.line(12, {{-50, 66}, {-5, 18}});
        pen.block({-10, 2}, {10, 20}, 3);
    } else if (pose == Pose::PullsCord) {
        pen.line(13, {{-56, 60}, {-30, 10}, {-14, -14}});
        pen.cord({-14, -22});
    }
}

void cellist(GlassPen& pen, Pose pose) {
    const float cello = pose == Pose::InBed ? 30 : 34;
    pen.line(8.5F, {{cello - 6, -62}, {cello + 2, 10}});
    pen.dot({cello - 8, -66}, 9);
    pen.dot({cello + 4, 28}, 20);
    pen.dot({cello + 8, 72}, 30);
    pen.block({cello - 10, 30}, {32, 30});
    if (pose == Pose::InBed) {
        pen.line(4.5F, {{-10, 98}, {-34, 10}});
        return;
    }
    const Point head = pose == Pose::Notices ? Point{-10, -12} : Point{-16, -20};
    pen.body(-12, 12, 36);
    pen.dot(head, 22);
    pen.oval({-24, -28}, {20, 17});
    if (pose == Pose::Awake) {
        pen.line(13, {{0, 25}, {30, -28}});
        pen.line(13, {{-35, 30}, {-40, 66}, {-10, 62}});
        pen.line(5, {{-30, 74}, {95, 36}});
    } else if (pose == Pose::Notices) {
        pen.line(13, {{-35, 30}, {-46, 70}});
        pen.line(5, {{-46, 30}, {-50, 98}});
        pen.line(13, {{0, 25}, {30, -10}});
    } else {
        pen.line(14, {{-30, 30}, {-60, 10}, {-70, -14}});
        pen.cord({-70, -22});
    }
}

void cook(GlassPen& pen, Pose pose) {
    pen.block({24, 58}, {56, 40}, 6);
    pen.line(7, {{18, 64}, {86, 64}});
    pen.line(6, {{84, 70}, {98, 70}});
    const auto lid = [&pen] { pen.block({26, 48}, {52, 8}); };
    if (pose == Pose::InBed) {
        lid();
        pen.dot({52, 44}, 6);
        pen.oval({-50, 74}, {20, 17}); // The hat.
        pen.block({-66, 80}, {34, 20});
        return;
    }
    pen.body(-24, 36, 40);
    pen.dot({-22, 6}, 22);
    if (pose != Pose::PullsCord) {
        pen.block({-43, -34}, {42, 30});
        pen.dot({-38, -38}, 17);
        pen.dot({-20, -46}, 19);
        pen.dot({-2, -38}, 17);
    }
    if (pose == Pose::Awake) {
        pen.line(14, {{-5, 56}, {28, 34}, {50, 22}});
        pen.line(6, {{50, 18}, {52, 60}});
        if (pen.fine()) {
            pen.curve(4.5F, {50, -6}, {40, -20}, {62, -28}, {52, -44});
            pen.curve(4.5F, {72, 10}, {64, -4}, {84, -10}, {74, -24});
        }
    } else if (pose == Pose::Notices) {
        pen.line(14, {{-5, 56}, {20, 40}, {50, 48}});
        lid();
        pen.dot({52, 44}, 6);
    } else {
        pen.line(14, {{-5, 56}, {40, 24}, {62, -12}});
        pen.cord({62, -20});
        pen.oval({-70, 66}, {17, 14});
        pen.block({-86, 74}, {32, 18});
        lid();
    }
}

void cot(GlassPen& pen, Pose pose) {
    pen.line(9, {{-20, 30}, {-20, 100}});
    pen.line(9, {{90, 30}, {90, 100}});
    pen.line(8, {{-20, 44}, {90, 44}});
    pen.block({-20, 84}, {110, 20});
    const int bars = pen.fine() ? 5 : 4;
    for (int i = 1; i < bars; ++i) {
        const float x = -20 + 110 * static_cast<float>(i) / static_cast<float>(bars);
        pen.line(5, {{x, 44}, {x, 90}});
    }
    if (pose != Pose::PullsCord) { // The mobile.
        const float swing = pose == Pose::Awake ? 5 : 0;
        pen.line(4, {{36, -100}, {36, -50}});
        pen.line(4.5F, {{6, -46}, {66, -46}});
        for (const Point toy : {Point{8, 8.5F}, Point{36, 7}, Point{64, 8.5F}}) {
            pen.line(3, {{toy.x, -46}, {toy.x + swing, -20}});
            pen.dot({toy.x + swing, -16}, toy.y);
        }
    }
    if (pose == Pose::InBed) {
        pen.oval({42, 80}, {22, 13});
        pen.dot({66, 74}, 10);
        return;
    }
    const Point head = pose == Pose::Notices ? Point{-42, 2} : Point{-50, -4};
    pen.body(-62, 24, 32);
    pen.dot(head, 21);
    pen.dot({-68, -16}, 10);
    if (pose == Pose::Awake) {
        pen.line(12, {{-50, 42}, {-12, 36}, {10, 50}});
        pen.oval({42, 78}, {18, 12});
    } else if (pose == Pose::Notices) {
        pen.line(12, {{-50, 42}, {-10, 50}, {20, 70}});
        pen.oval({42, 78}, {20, 13});
    } else {
        pen.line(13, {{-50, 44}, {-10, 16}, {10, -14}});
        pen.cord({10, -22});
        pen.oval({42, 78}, {20, 13});
    }
}

void gardener(GlassPen& pen, Pose pose) {
    pen.shape({{30, 62}, {82, 62}, {74, 102}, {38, 102}}); // The plant.
    pen.line(6, {{56, 62}, {56, 10}});
    constexpr float tilt = 34.4F;
    pen.oval({36, 25}, {19, 10.5F}, tilt);
    pen.oval({82, 19}, {20, 11}, -tilt);
    pen.oval({40, 55}, {15, 8.2F}, tilt);
    pen.oval({76, 53}, {16, 8.8F}, -tilt);
    pen.oval({56, 2}, {10, 16});
    if (pose == Pose::InBed) { // The can.
        pen.shape({{-50, 64}, {-20, 64}, {-16, 100}, {-54, 100}});
        pen.line(6, {{-20, 82}, {2, 62}});
        pen.curve(5, {-50, 70}, {-74, 60}, {-74, 95}, {-54, 92});
        return;
    }
    pen.body(-58, 20, 36);
    pen.dot({-56, -10}, 22);
    pen.oval({-56, -24}, {30, 5});
    pen.oval({-56, -30}, {19, 13});
    if (pose == Pose::Awake) {
        pen.line(13, {{-44, 40}, {-16, 34}});
        pen.shape({{-30, 0}, {0, -10}, {10, 24}, {-20, 36}});
        pen.line(8, {{2, 10}, {34, -12}});
        pen.shape({{28, -22}, {44, -8}, {34, -4}});
        pen.curve(5.5F, {-30, 2}, {-42, -20}, {-10, -34}, {0, -10});
        if (pen.fine())
            for (const Point drop : {Point{32, 10}, Point{36, 20}, Point{33, 30}})
                pen.dot(drop, 3);
        return;
    }
    pen.shape({{-30, 66}, {-2, 66}, {0, 98}, {-32, 98}});
    if (pose == Pose::Notices) {
        pen.line(13, {{-44, 40}, {-20, 66}});
        pen.line(5, {{-2, 82}, {16, 66}});
    } else {
        pen.line(14, {{-46, 40}, {-20, 10}, {-6, -14}});
        pen.cord({-6, -22});
    }
}

void chessPlayers(GlassPen& pen, Pose pose) {
    pen.block({-50, 74}, {100, 10}, 2); // The table with the men.
    pen.line(10, {{0, 80}, {0, 105}});
    pen.block({-28, 62}, {12, 12});
    pen.dot({-22, 56}, 7.5F);
    pen.block({16, 50}, {12, 24});
    pen.dot({22, 44}, 8);
    pen.line(5, {{22, 30}, {22, 42}});
    pen.line(5, {{16, 35}, {28, 35}});
    if (pose == Pose::InBed) {
        pen.line(9, {{-6, 70}, {10, 68}}); // A king that was laid down.
        return;
    }
    pen.body(-72, 28, 28);
    pen.dot({-60, 2}, 21);
    pen.shape({{-44, -2}, {-32, 10}, {-46, 14}});
    pen.body(74, 28, 26);
    pen.dot({62, 2}, 20);
    pen.shape({{46, -2}, {34, 10}, {48, 14}});
    pen.dot({72, -18}, 11);
    if (pose == Pose::Awake) {
        pen.line(11, {{-62, 50}, {-40, 30}, {-24, 42}});
    } else if (pose == Pose::Notices) { // They shake hands.
        pen.line(11, {{-62, 50}, {-30, 46}, {0, 40}});
        pen.line(11, {{64, 50}, {30, 46}, {0, 40}});
        pen.dot({0, 40}, 9);
    } else {
        pen.line(12, {{-60, 46}, {-22, 16}, {0, -14}});
        pen.cord({0, -22});
    }
}

void nightWorker(GlassPen& pen, Pose pose) {
    pen.block({-95, 82}, {190, 24}, 2); // Desk and lamp.
    pen.line(7, {{82, 82}, {66, 20}});
    pen.line(7, {{66, 20}, {40, -12}});
    pen.shape({{50, -26}, {22, 6}, {12, -16}, {34, -32}});
    pen.block({66, 74}, {30, 10});
    if (pose == Pose::Awake)
        pen.shape({{10, 82}, {50, 82}, {60, 40}, {52, 40}, {44, 74}, {10, 74}});
    else
        pen.block({8, 74}, {44, 8}); // Shut.
    if (pose == Pose::InBed) {
        pen.block({-70, 62}, {30, 20});
        pen.curve(5, {-40, 66}, {-28, 64}, {-28, 78}, {-40, 78});
        return;
    }
    const bool works = pose == Pose::Awake;
    pen.body(-30, 30, 36, 90);
    pen.dot(works ? Point{-22, 4} : Point{-30, -4}, 22);
    pen.dot(works ? Point{-34, -4} : Point{-42, -14}, 19);
    if (works) {
        pen.line(12, {{-20, 54}, {0, 74}, {26, 72}});
    } else if (pose == Pose::Notices) { // Yawns.
        pen.line(12, {{-50, 50}, {-78, 10}, {-60, -40}});
        pen.line(12, {{-10, 50}, {10, 6}, {-6, -40}});
    } else {
        pen.line(13, {{-10, 50}, {10, 20}, {30, 0}});
    }
}

void nightPorter(GlassPen& pen, Pose pose) {
    pen.block({-95, 76}, {190, 28}, 3); // The desk, with a bell on it.
    pen.mound({50, 76}, {50, 48}, {86, 48}, {86, 76});
    pen.dot({68, 52}, 5);
    const auto cap = [&pen](Point middle) {
        pen.block({middle.x - 24, middle.y - 8}, {48, 18}, 4);
        pen.line(6, {{middle.x - 20, middle.y + 12}, {middle.x + 36, middle.y + 12}});
    };
    if (pose == Pose::InBed) { // The cap lies on the desk.
        cap({-30, 58});
        return;
    }
    pen.body(-24, 30, 40, 80);
    const Point head = pose == Pose::Notices ? Point{-12, 2} : Point{-22, -4};
    pen.dot(head, 21);
    cap({head.x, head.y - 24});
    if (pose == Pose::Awake) { // Holds a key by its ring.
        pen.line(13, {{-8, 48}, {22, 44}, {34, 20}});
        pen.frame({24, -8}, {20, 20}, 10, 5);
        pen.line(5, {{34, 12}, {34, 46}});
        pen.line(5, {{34, 44}, {46, 44}});
    } else if (pose == Pose::Notices) { // Leans on a hand.
        pen.line(13, {{0, 46}, {22, 72}, {6, 26}});
    } else {
        pen.line(14, {{-8, 48}, {24, 18}, {36, -12}});
        pen.cord({36, -20});
    }
}

void draw(GlassPen& pen, Resident who, Pose pose) {
    switch (who) {
    case Resident::Reader:
        return reader(pen, pose);
    case Resident::Knitter:
        return knitter(pen, pose);
    case Resident::Child:
        return child(pen, pose);
    case Resident::Cat:
        return cat(pen, pose);
    case Resident::FishTank:
        return fishTank(pen, pose);
    case Resident::Television:
        return television(pen, pose);
    case Resident::Cellist:
        return cellist(pen, pose);
    case Resident::Cook:
        return cook(pen, pose);
    case Resident::Cot:
        return cot(pen, pose);
    case Resident::Gardener:
        return gardener(pen, pose);
    case Resident::ChessPlayers:
        return chessPlayers(pen, pose);
    case Resident::NightWorker:
        return nightWorker(pen, pose);
    case Resident::NightPorter:
        return nightPorter(pen, pose);
    }
}

} // namespace

sf::Image bakeResident(int pitch, Resident who, Pose pose) {
    GlassPen pen(pitch);
    draw(pen, who, pose);
    return pen.image();
}

} // namespace game
