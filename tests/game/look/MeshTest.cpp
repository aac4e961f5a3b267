// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/Mesh.hpp"

#include <gtest/gtest.h>

namespace {

using namespace game;

const Mesh::EdgeFade edges{{0, 0, 200, 100}, 24, 0, 24, 9};

TEST(MeshFade, IsFullInTheMiddleAndNothingAtTheEdges) {
    EXPECT_FLOAT_EQ(edges.at({100, 50}), 1);
    EXPECT_FLOAT_EQ(edges.at({100, 0}), 1) << "it ends there by itself";
    EXPECT_FLOAT_EQ(edges.at({100, -50}), 1);
    EXPECT_FLOAT_EQ(edges.at({12, 50}), 0.5F);
    EXPECT_FLOAT_EQ(edges.at({0, 50}), 0);
    EXPECT_FLOAT_EQ(edges.at({-5, 50}), 0);
    EXPECT_FLOAT_EQ(edges.at({12, 95.5F}), 0.25F) << "a corner";
}

TEST(MeshFade, DividesWhatReachesAcrossTheEdge) {
    Mesh mesh;
    mesh.clear({});
    mesh.rect({-50, 40, 300, 20}, sf::Color::White);
    mesh.fade(edges);
    const sf::VertexArray& vertices = mesh.vertices();
    ASSERT_EQ(vertices.getVertexCount(), 9U * 4);
    for (std::size_t i = 0; i < vertices.getVertexCount(); ++i)
        EXPECT_NEAR(vertices[i].color.a, 255 * edges.at(vertices[i].position), 1);
    EXPECT_NEAR(vertices[4].position.x, 0, 1e-3F);
    EXPECT_NEAR(vertices[13].position.x, 24, 1e-3F);
}

TEST(MeshFade, KeepsThePictureInPlace) {
    Mesh mesh;
    mesh.clear({});
    mesh.sprite({0, 20, 80, 40}, {100, 200, 40, 20}, sf::Color::White);
    mesh.fade(edges);
    const sf::VertexArray& vertices = mesh.vertices();
    ASSERT_EQ(vertices.getVertexCount(), 4U * 4);
    EXPECT_NEAR(vertices[9].position.x, 24, 1e-3F);
    EXPECT_NEAR(vertices[9].texCoords.x, 112, 1e-3F);
    EXPECT_FLOAT_EQ(vertices[9].texCoords.y, 200);
}

} // namespace
