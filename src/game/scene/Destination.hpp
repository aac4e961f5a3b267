// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/scene/Scene.hpp"

#include <concepts>
#include <memory>
#include <typeinfo>
#include <utility>

namespace game {

struct Services;

/// A type that says where to go, with what the scene there needs, and that builds this scene: ToDuel in
/// game/duel/ToDuel.hpp, for instance.
template<class To>
concept BuildsScene = requires(const To& to, const Services& with) {
    { to.scene(with) } -> std::same_as<std::unique_ptr<Scene>>;
};

/// Any one of these. Cheap to copy, since it never changes.
class Destination {
public:
    template<BuildsScene To>
    Destination(To to) // NOLINT(google-explicit-constructor): each of them is a destination
        : m_to(std::make_shared<const To>(std::move(to)))
        , m_type(&typeid(To))
        , m_build([](const void* held, const Services& with) { return static_cast<const To*>(held)->scene(with); }) {}

    /// Builds its scene. \throws std::exception if that fails.
    [[nodiscard]] std::unique_ptr<Scene> build(const Services& with) const { return m_build(m_to.get(), with); }
    /// What it was made of if that is of this type, or else null.
    template<BuildsScene To>
    [[nodiscard]] const To* as() const noexcept {
        return *m_type == typeid(To) ? static_cast<const To*>(m_to.get()) : nullptr;
    }

private:
    std::shared_ptr<const void> m_to;
    const std::type_info* m_type;
    std::unique_ptr<Scene> (*m_build)(const void*, const Services&);
};

} // namespace game
