#include "cli/Run.hpp"
#include "data/Paths.hpp"

#include <cstdlib>
#include <iostream>
#include <unistd.h>

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    const cli::Surroundings surroundings{std::cin,
                                         std::cout,
                                         std::cerr,
                                         isatty(STDERR_FILENO) == 1,
                                         [](const char* name) -> const char* { return std::getenv(name); },
                                         data::executableFile()};
    return cli::run({argv + (argc > 0 ? 1 : 0), argv + argc}, surroundings);
}
