# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The settings that all targets share, and one function per kind of target: a room (static library) and a room's tests.
# Every .cpp of a folder belongs to the folder's target, so adding a file needs no change here.

include(CheckCXXCompilerFlag)
include(CheckPIESupported)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

option(LICHTER_WERROR "Treat warnings as errors" OFF)
set(LICHTER_SANITIZE "" CACHE STRING "Sanitizers to build with, as -fsanitize takes them")
option(LICHTER_COVERAGE "Instrument for gcov" OFF)
option(LICHTER_PRECOMPILE "Precompile the headers that most files include" OFF)
option(LICHTER_BATCHES "Compile the files of a folder together: faster as a whole, slower after a change" OFF)
option(LICHTER_HARDENING "Make mistakes in memory hard to exploit (Release only); OFF leaves that to the given flags" ON)

# Looked for only once: a ccache that is installed later would change every build command and cause a complete rebuild.
if(NOT DEFINED CACHE{LICHTER_CCACHE} OR (LICHTER_CCACHE AND NOT EXISTS "${LICHTER_CCACHE}"))
  unset(LICHTER_CCACHE CACHE)
  find_program(LICHTER_CCACHE ccache)
endif()
if(LICHTER_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${LICHTER_CCACHE}")
  if(LICHTER_PRECOMPILE) # As "Precompiled headers" in ccache's manual asks for.
    set(CMAKE_CXX_COMPILER_LAUNCHER env CCACHE_SLOPPINESS=pch_defines,time_macros "${LICHTER_CCACHE}")
  endif()
endif()

add_library(lichter-options INTERFACE)
target_include_directories(lichter-options INTERFACE "${PROJECT_SOURCE_DIR}/src")
target_compile_options(lichter-options INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Woverloaded-virtual)

# If CXXFLAGS or CMAKE_CXX_FLAGS say how to optimise, nothing is added for Release, neither by CMake nor by the rooms: it
# would come later on the command line, and win.
set(LICHTER_OPTIMISES ON)
if(CMAKE_CXX_FLAGS MATCHES "(^| )-O")
  set(LICHTER_OPTIMISES OFF)
  if(CMAKE_CXX_FLAGS_RELEASE STREQUAL "-O3 -DNDEBUG") # CMake's default.
    set(CMAKE_CXX_FLAGS_RELEASE -DNDEBUG)
  endif()
endif()

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # With -O3, GCC 12 wrongly reports overlaps in std::string's own operator+ (GCC bug 105651, fixed in 13), and members of
  # an empty std::optional that are never read (GCC bug 80635). The second also with -O1, unless files are compiled together:
  # the preset ci has that warning.
  target_compile_options(lichter-options INTERFACE $<$<CONFIG:Release>:-Wno-restrict;-Wno-maybe-uninitialized>)
  if(NOT LICHTER_BATCHES)
    target_compile_options(lichter-options INTERFACE -Wno-maybe-uninitialized)
  endif()
endif()
target_compile_definitions(lichter-options INTERFACE LICHTER_VERSION="${PROJECT_VERSION}")
if(WIN32)
  target_compile_definitions(lichter-options INTERFACE NOMINMAX WIN32_LEAN_AND_MEAN _WIN32_WINNT=0x0A00 SODIUM_STATIC
    U_STATIC_IMPLEMENTATION)
  target_compile_options(lichter-options INTERFACE -Wa,-mbig-obj) # Large files have more sections than the usual format.
  # As large as on Linux, where the solvers' recursions are tested.
  target_link_options(lichter-options INTERFACE -Wl,--stack,8388608)
endif()
target_link_options(lichter-options INTERFACE -Wl,--as-needed)
if(LICHTER_BATCHES AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # Files that are compiled together look to GCC like headers of one file. The builds of single files have these warnings.
  target_compile_options(lichter-options INTERFACE -Wno-subobject-linkage -Wno-shadow)
endif()
if(LICHTER_WERROR)
  target_compile_options(lichter-options INTERFACE -Werror)
endif()
if(LICHTER_SANITIZE)
  target_compile_options(lichter-options INTERFACE -fsanitize=${LICHTER_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(lichter-options INTERFACE -fsanitize=${LICHTER_SANITIZE})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # Instrumented code causes false positives (see -fsanitize in GCC's manual); the other presets have this warning.
    target_compile_options(lichter-options INTERFACE -Wno-maybe-uninitialized)
  endif()
  add_library(keep-libraries OBJECT "${PROJECT_SOURCE_DIR}/tests/KeepLibraries.cpp")
  target_link_libraries(lichter-options INTERFACE
    "$<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:$<TARGET_OBJECTS:keep-libraries>>")
endif()
if(LICHTER_HARDENING AND NOT LICHTER_SANITIZE)
  check_pie_supported(LANGUAGES CXX)
  set(flags -fstack-protector-strong -fstack-clash-protection -fcf-protection)
  if(WIN32) # GCC 12 stops there with an internal error in five of the files (seh_emit_stackalloc).
    list(REMOVE_ITEM flags -fstack-clash-protection)
  endif()
  foreach(flag IN LISTS flags)
    string(MAKE_C_IDENTIFIER "LICHTER_HAS${flag}" known)
    check_cxx_compiler_flag(${flag} ${known}) # Not every processor has the last two.
    if(${known})
      target_compile_options(lichter-options INTERFACE $<$<CONFIG:Release>:${flag}>)
    endif()
  endforeach()
  if(NOT CMAKE_CXX_FLAGS MATCHES "_FORTIFY_SOURCE")
    target_compile_options(lichter-options INTERFACE "$<$<CONFIG:Release>:-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=2>")
  endif()
  if(WIN32) # Where the program lies is random by default, and what protects the stack is a library.
    target_link_options(lichter-options INTERFACE $<$<CONFIG:Release>:-fstack-protector-strong>)
  else()
    target_link_options(lichter-options INTERFACE $<$<CONFIG:Release>:LINKER:-z,relro,-z,now>)
  endif()
endif()
if(LICHTER_COVERAGE)
  # Threads count too, so the counters are atomic.
  target_compile_options(lichter-options INTERFACE --coverage -fprofile-update=atomic)
  target_link_options(lichter-options INTERFACE --coverage)
endif()

# Builds without precompiled headers show a missing #include: those of clang-tidy, the fuzzers and the Debian package.
if(LICHTER_PRECOMPILE)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(lichter-options INTERFACE -fpch-preprocess) # For ccache.
    if(CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
      # From precompiled headers, GCC 12 wrongly reports all this in std::string's own operator+ (GCC bug 105651, fixed in
      # 13). Builds without them show these warnings.
      target_compile_options(lichter-options INTERFACE
        -Wno-restrict -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread)
    endif()
  endif()
  set(LICHTER_PRECOMPILED <algorithm> <array> <chrono> <filesystem> <functional> <map> <memory> <optional> <ranges> <set>
    <span> <string> <string_view> <variant> <vector> <tl/expected.hpp>)
  add_library(precompiled-rooms STATIC "${PROJECT_SOURCE_DIR}/cmake/precompiled.cpp")
  target_link_libraries(precompiled-rooms PRIVATE lichter-options)
  target_precompile_headers(precompiled-rooms PRIVATE ${LICHTER_PRECOMPILED})
endif()

# lichter_room(NAME [OBJECT] [EXCEPT FOLDERS...] [PRECOMPILE HEADERS...]): adds the static library of the current folder
# (with OBJECT, an object library), from all .cpp files below it but for those in FOLDERS. The headers that are precompiled are
# those given, or else what all rooms have in common.
function(lichter_room name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "OBJECT" "" "EXCEPT;PRECOMPILE")
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.cpp")
  list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
  foreach(folder IN LISTS arg_EXCEPT)
    file(GLOB_RECURSE excepted CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp")
    list(REMOVE_ITEM sources ${excepted})
  endforeach()
  if(arg_OBJECT)
    add_library(${name} OBJECT ${sources})
  else()
    add_library(${name} STATIC ${sources})
  endif()
  target_link_libraries(${name} PUBLIC lichter-options)
  lichter_precompile(${name} precompiled-rooms ${arg_PRECOMPILE})
  lichter_batches(${name} ${sources})
endfunction()

# lichter_table(ROOM FILE KINDS...): compiles a table in. FILE.rows, which the room's sources include between braces, has an
# initializer for each row of FILE.csv, whose first line names the members. Each column has a kind: number, text, colour
# (#RRGGBB), or the type that its words are enumerators of. If the only kind is member, each row is one member, and of()
# chooses among its values: colours, also with an alpha, numbers with a decimal point, true or false. Configuring fails
# where a row is not of these kinds.
function(lichter_table room file)
  set(csv "${CMAKE_CURRENT_SOURCE_DIR}/${file}.csv")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${csv}")
  file(READ "${csv}" rows)
  string(FIND "${rows}" "\n" end)
  string(SUBSTRING "${rows}" 0 ${end} head)
  string(SUBSTRING "${rows}" ${end} -1 rows)
  string(REPLACE "," ";" members "${head}")
  string(REPEAT "[0-9A-F]" 6 rgb)
  set(patterns "")
  set(cells "")
  foreach(member kind IN ZIP_LISTS members ARGN)
    list(LENGTH patterns before)
    math(EXPR place "${before} + 1")
    if(kind STREQUAL "number")
      list(APPEND patterns "([0-9]+)")
      list(APPEND cells ".${member} = \\${place}")
    elseif(kind STREQUAL "text")
      list(APPEND patterns "([0-9a-z./]+)")
      list(APPEND cells ".${member} = \"\\${place}\"")
    elseif(kind STREQUAL "colour")
      list(APPEND patterns "#(${rgb})")
      list(APPEND cells ".${member} = 0x\\${place}_rgb")
    elseif(kind STREQUAL "member")
      list(APPEND patterns "([0-9A-Za-z]+)")
    elseif(ARGV2 STREQUAL "member")
      list(APPEND patterns "(#${rgb}|#${rgb}[0-9A-F][0-9A-F]|[0-9]+\\.[0-9]+|true|false)")
      list(APPEND cells "\\${place}")
    else()
      list(APPEND patterns "([a-z]+)")
      list(APPEND cells ".${member} = ${kind}::\\${place}")
    endif()
  endforeach()
  list(JOIN patterns "," pattern)
  list(JOIN cells ", " row)
  if(ARGV2 STREQUAL "member")
    set(row ".\\1 = of(${row})")
  else()
    set(row "{${row}}")
  endif()
  string(REPLACE "\n" "\n\n" rows "${rows}") # Each row has its own on both sides.
  string(REGEX REPLACE "\n${pattern}\n" "" wrong "${rows}")
  string(STRIP "${wrong}" wrong)
  if(NOT wrong STREQUAL "")
    list(JOIN ARGN "," kinds)
    message(FATAL_ERROR "${csv}: the columns ${head} should be ${kinds}, each row on a line, but there is\n${wrong}")
  endif()
  string(REGEX REPLACE "\n${pattern}\n" "${row},\n" rows "${rows}")
  foreach(letter IN ITEMS a b c d e f g h i j k l m n o p q r s t u v w x y z)
    string(TOUPPER "${letter}" capital)
    string(REPLACE "::${letter}" "::${capital}" rows "${rows}")
  endforeach()
  if(ARGV2 STREQUAL "member")
    string(REGEX REPLACE "#(${rgb}[0-9A-F][0-9A-F])" "0x\\1_rgba" rows "${rows}")
    string(REGEX REPLACE "#(${rgb})" "0x\\1_rgb" rows "${rows}")
    string(REGEX REPLACE "([0-9]\\.[0-9]+)" "\\1F" rows "${rows}")
  endif()
  file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/${file}.rows" CONTENT "${rows}" @ONLY)
  target_include_directories(${room} PRIVATE "${PROJECT_BINARY_DIR}/src")
endfunction()

# lichter_tests(NAME LIBRARIES... [PRECOMPILE HEADERS...]): adds the GoogleTest program of the current folder, from all
# .cpp files below it.
function(lichter_tests name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "PRECOMPILE")
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.cpp")
  list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
  if(WIN32) # Without the files whose tests are all about POSIX; of the others, tests/Posix.hpp marks some.
    foreach(source IN LISTS sources)
      file(STRINGS "${source}" posix REGEX "#include (<(unistd|fcntl|poll|pthread|grp|dlfcn)[.]h>|<sys/|<csignal>)")
      if(posix)
        list(REMOVE_ITEM sources "${source}")
      endif()
    endforeach()
  endif()
  if(NOT sources)
    return()
  endif()
  add_executable(${name} ${sources})
  lichter_windows_program(${name})
  target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}/tests")
  target_link_libraries(${name} PRIVATE ${arg_UNPARSED_ARGUMENTS} GTest::gtest GTest::gmock GTest::gtest_main)
  if(LICHTER_PRECOMPILE AND NOT TARGET precompiled-tests) # A program, since a library would be compiled in another way.
    add_executable(precompiled-tests "${PROJECT_SOURCE_DIR}/cmake/precompiled.cpp")
    target_link_libraries(precompiled-tests PRIVATE lichter-options GTest::gtest GTest::gmock GTest::gtest_main)
    target_precompile_headers(precompiled-tests PRIVATE ${LICHTER_PRECOMPILED} <gmock/gmock.h> <gtest/gtest.h>)
  endif()
  lichter_precompile(${name} precompiled-tests ${arg_PRECOMPILE})
  lichter_batches(${name} ${sources})
  set(seconds 120)
  if(LICHTER_COVERAGE OR LICHTER_SANITIZE MATCHES "thread") # About ten times as slow.
    set(seconds 900)
  endif()
  set(label)
  if("ui" IN_LIST arg_UNPARSED_ARGUMENTS OR "game" IN_LIST arg_UNPARSED_ARGUMENTS)
    set(label LABELS display)
  endif()
  gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST PROPERTIES TIMEOUT ${seconds} ${label})
endfunction()

# lichter_windows_program(TARGET): gives a program for Windows the version, the icon and the settings that Windows looks for
# in it.
function(lichter_windows_program target)
  if(WIN32)
    set(icons "")
    foreach(size 16 24 32 48 64 256)
      list(APPEND icons "${PROJECT_SOURCE_DIR}/assets/application/lichter-aus-${size}.png")
    endforeach()
    set(icon "${PROJECT_BINARY_DIR}/lichter-aus.ico")
    execute_process(COMMAND "${Python3_EXECUTABLE}" -B "${PROJECT_SOURCE_DIR}/cmake/icon.py" "${icon}" ${icons}
      COMMAND_ERROR_IS_FATAL ANY)
    configure_file("${PROJECT_SOURCE_DIR}/share/windows/program.rc.in" "${CMAKE_CURRENT_BINARY_DIR}/${target}.rc" @ONLY)
    target_sources(${target} PRIVATE "${CMAKE_CURRENT_BINARY_DIR}/${target}.rc")
  endif()
endfunction()

# What a build takes is looked for where it is used, as with CMake's own find_package, find_path, find_library and
# find_program. What is not there is noted, so that lichter_stop_if_incomplete can name all of it at once.
#   DEBIAN  the Debian packages that have it, with spaces between them; empty for none

# lichter_package(DEBIAN NAME [ARGUMENTS...]) \pre the arguments begin with the version, if one is needed.
macro(lichter_package debian name)
  find_package(${name} ${ARGN} QUIET)
  lichter_note_unless(${name}_FOUND "${debian}" "${name}")
endmacro()

# lichter_header(DEBIAN VARIABLE FILE [ARGUMENTS...])
macro(lichter_header debian variable file)
  find_path(${variable} ${file} ${ARGN})
  lichter_note_unless(${variable} "${debian}" "${file}")
endmacro()

# lichter_library(DEBIAN VARIABLE NAME [ARGUMENTS...])
macro(lichter_library debian variable name)
  find_library(${variable} ${name} ${ARGN})
  lichter_note_unless(${variable} "${debian}" "lib${name}")
endmacro()

# lichter_tool(DEBIAN VARIABLE NAME [ARGUMENTS...])
macro(lichter_tool debian variable name)
  find_program(${variable} ${name} ${ARGN})
  lichter_note_unless(${variable} "${debian}" "${name}")
endmacro()

# lichter_note_unless(FOUND DEBIAN WORDS): notes as missing what WORDS say, unless the variable FOUND is true, and takes the
# variable for an advanced one.
function(lichter_note_unless found debian words)
  mark_as_advanced(${found})
  if(NOT ${found})
    separate_arguments(packages UNIX_COMMAND "${debian}")
    set_property(GLOBAL APPEND PROPERTY LICHTER_MISSING "${words}")
    set_property(GLOBAL APPEND PROPERTY LICHTER_MISSING_PACKAGES ${packages})
  endif()
endfunction()

# Stops with everything that is missing, and the command that installs it, if there is anything.
function(lichter_stop_if_incomplete)
  get_property(missing GLOBAL PROPERTY LICHTER_MISSING)
  if(NOT missing)
    return()
  endif()
  list(REMOVE_DUPLICATES missing)
  list(JOIN missing "\n  " words)
  set(command "")
  get_property(packages GLOBAL PROPERTY LICHTER_MISSING_PACKAGES)
  if(packages)
    list(SORT packages)
    list(REMOVE_DUPLICATES packages)
    list(JOIN packages " " packages)
    set(command "On Debian, this command installs it, as root:\n  apt-get install ${packages}\n"
      "scripts/test installs all that building and testing take.")
  endif()
  message(FATAL_ERROR "What this build needs and was not found here:\n  ${words}\n" ${command})
endfunction()

# lichter_precompile(NAME USUAL [HEADERS...]): precompiles headers for a target, or uses those of the target USUAL.
function(lichter_precompile name usual)
  if(LICHTER_PRECOMPILE AND ARGN)
    target_precompile_headers(${name} PRIVATE ${ARGN})
  elseif(LICHTER_PRECOMPILE)
    target_precompile_headers(${name} REUSE_FROM ${usual})
  endif()
endfunction()

# lichter_batches(NAME SOURCES...): with LICHTER_BATCHES, compiles the files of one folder together, up to 16 at a time, so
# that the headers they share are read once. So names in anonymous namespaces are unique within a folder, and differ from
# the names of the room's headers. Files that include X11's headers, whose macros have common names, are compiled alone.
function(lichter_batches name)
  if(NOT LICHTER_BATCHES)
    return()
  endif()
  set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  foreach(source IN LISTS ARGN)
    file(STRINGS "${source}" x11 REGEX "#include <(X11/|GL/glx)")
    if(x11)
      continue()
    endif()
    cmake_path(GET source PARENT_PATH folder)
    cmake_path(RELATIVE_PATH folder BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}")
    string(MAKE_C_IDENTIFIER "${folder}" group)
    math(EXPR files_${group} "0${files_${group}} + 1")
    math(EXPR batch "(${files_${group}} - 1) / 16")
    set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${group}_${batch}")
  endforeach()
endfunction()
