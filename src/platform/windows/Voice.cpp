// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/Voice.hpp"

#include <array>
#include <objbase.h>
#include <sapi.h>
#include <utility>
#include <windows.h>

namespace platform {

namespace {

struct Releaser {
    void operator()(IUnknown* object) const noexcept { object->Release(); }
};
template<class Interface>
using Owned = std::unique_ptr<Interface, Releaser>;

/// Null if the system has no such object.
template<class Interface>
Owned<Interface> create(const CLSID& kind) {
    void* object = nullptr;
    const HRESULT done = CoCreateInstance(kind, nullptr, CLSCTX_ALL, __uuidof(Interface), &object);
    return Owned<Interface>(SUCCEEDED(done) ? static_cast<Interface*>(object) : nullptr);
}

std::wstring wide(const std::string& utf8) {
    const int size = static_cast<int>(utf8.size());
    std::wstring result(utf8.size(), L'\0'); // Never more units than bytes.
    result.resize(static_cast<std::size_t>(
        MultiByteToWideChar(CP_UTF8, 0, utf8.data(), size, result.data(), static_cast<int>(result.size()))));
    return result;
}

/// How the Speech API asks for voices of a language: by its number for the usual country, in hexadecimal.
const wchar_t* attributeOf(const std::string& language) {
    constexpr std::array<std::pair<const char*, const wchar_t*>, 6> numbers{{{"de", L"Language=407"},
                                                                             {"en", L"Language=409"},
                                                                             {"es", L"Language=C0A"},
                                                                             {"fr", L"Language=40C"},
                                                                             {"it", L"Language=410"},
                                                                             {"pl", L"Language=415"}}};
    for (const auto& [code, attribute] : numbers)
        if (language == code)
            return attribute;
    return L"";
}

/// The voice of the Speech API, SAPI 5.
class SpeechApi final : public Voice {
public:
    SpeechApi()
        : m_initialised(SUCCEEDED(CoInitializeEx(nullptr, COINIT_MULTITHREADED))) {}
    ~SpeechApi() override {
        m_voice.reset();
        if (m_initialised)
            CoUninitialize();
    }

    State open() override {
        m_language.clear();
        m_voice = create<ISpVoice>(__uuidof(SpVoice));
        return m_voice ? State::Ready : State::NoLibrary;
    }

    bool say(const std::string& words, const std::string& language, int rate) override {
        constexpr int steps = 10; // Between the usual rate and the fastest one, of 100 of ours.
        if (std::exchange(m_language, language) != language)
            chooseVoice(language);
        m_voice->SetRate(rate / steps);
        return SUCCEEDED(m_voice->Speak(wide(words).c_str(), SPF_ASYNC | SPF_IS_NOT_XML, nullptr));
    }

    void cancel() override { m_voice->Speak(nullptr, SPF_ASYNC | SPF_PURGEBEFORESPEAK, nullptr); }

private:
    /// The first voice of the language; the one before if there is none.
    void chooseVoice(const std::string& language) {
        const auto voices = create<ISpObjectTokenCategory>(__uuidof(SpObjectTokenCategory));
        IEnumSpObjectTokens* list = nullptr;
        if (!voices || FAILED(voices->SetId(SPCAT_VOICES, FALSE)) ||
            FAILED(voices->EnumTokens(attributeOf(language), nullptr, &list)))
            return;
        const Owned<IEnumSpObjectTokens> owned(list);
        ISpObjectToken* first = nullptr;
        if (list->Next(1, &first, nullptr) != S_OK)
            return;
        const Owned<ISpObjectToken> token(first);
        m_voice->SetVoice(first);
    }

    bool m_initialised;
    Owned<ISpVoice> m_voice; ///< Null until it is open.
    std::string m_language;  ///< Last set.
};

} // namespace

std::unique_ptr<Voice> Voice::make() {
    return std::make_unique<SpeechApi>();
}

} // namespace platform
