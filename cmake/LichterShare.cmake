# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Shipped data, and the two trees in which the programs find it.
#
#   installed   <prefix>/bin/lichter-aus   <prefix>/share/lichter-aus/{fonts,levels,locale,icons}
#   built       <build>/bin/lichter-aus    <build>/share/lichter-aus/{fonts,levels,locale,icons}
#
# In both, the data is in ../share/lichter-aus relative to the executable, so a program that was just built uses the
# same paths as an installed one. The build tree holds links to what is shipped as it is.

set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")
# Modules are beside them: ../lib/lichter-aus relative to the executable, or where Debian has the libraries.
set(LICHTER_BUILD_MODULES "${PROJECT_BINARY_DIR}/${CMAKE_INSTALL_LIBDIR}/lichter-aus")
set(LICHTER_INSTALL_MODULES "${CMAKE_INSTALL_LIBDIR}/lichter-aus")
set(LICHTER_BUILD_SHARE "${PROJECT_BINARY_DIR}/share/lichter-aus")
set(LICHTER_INSTALL_SHARE "${CMAKE_INSTALL_DATADIR}/lichter-aus")

# Removes the links of an earlier run first: one to a deleted level would be dangling.
file(GLOB_RECURSE earlier LIST_DIRECTORIES false "${LICHTER_BUILD_SHARE}/*")
foreach(file IN LISTS earlier)
  if(IS_SYMLINK "${file}")
    file(REMOVE "${file}")
  endif()
endforeach()

# lichter_share(FOLDER FILES...): ships the files in FOLDER of the shipped data ("." for its top).
function(lichter_share folder)
  file(MAKE_DIRECTORY "${LICHTER_BUILD_SHARE}/${folder}")
  foreach(file IN LISTS ARGN)
    cmake_path(ABSOLUTE_PATH file NORMALIZE OUTPUT_VARIABLE source)
    cmake_path(GET source FILENAME name)
    file(CREATE_LINK "${source}" "${LICHTER_BUILD_SHARE}/${folder}/${name}" SYMBOLIC)
    install(FILES "${source}" DESTINATION "${LICHTER_INSTALL_SHARE}/${folder}")
  endforeach()
endfunction()

# Fonts stay the files of the system's packages. The game ships copies with their licences, so that what was installed
# can be moved to another place; with this option it ships links to the files that were found instead, and no licences.
option(LICHTER_SYSTEM_FONTS "Use the system's fonts, without copies of them" OFF)

# lichter_find_font(VARIABLE FILE FOLDERS...): sets the cache variable to a font file: the one in the first of the
# folders that has it, or wherever fontconfig knows one of that name.
function(lichter_find_font variable file)
  if(${variable})
    set(${variable} "${${variable}}" CACHE FILEPATH "A font") # Makes a relative path absolute.
    return()
  endif()
  find_program(LICHTER_FC_LIST fc-list)
  mark_as_advanced(LICHTER_FC_LIST)
  set(folders ${ARGN})
  if(LICHTER_FC_LIST)
    execute_process(COMMAND "${LICHTER_FC_LIST}" --format "%{file}\n" OUTPUT_VARIABLE known ERROR_QUIET)
    string(REGEX MATCHALL "[^\n]+" known "${known}")
    foreach(other IN LISTS known)
      cmake_path(GET other FILENAME name)
      cmake_path(GET other PARENT_PATH folder)
      if(name STREQUAL file)
        list(APPEND folders "${folder}")
      endif()
    endforeach()
  endif()
  find_file(${variable} NAMES "${file}" PATHS ${folders} NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH)
endfunction()

# lichter_font(FILE PACKAGE FOLDERS...): ships a font of the system under its own name. LICHTER_FONT_<FILE> can say where
# it is.
function(lichter_font file package)
  string(MAKE_C_IDENTIFIER "LICHTER_FONT_${file}" variable)
  lichter_find_font(${variable} "${file}" ${ARGN})
  mark_as_advanced(${variable})
  if(NOT EXISTS "${${variable}}" OR IS_DIRECTORY "${${variable}}")
    lichter_note_unless(NOTFOUND ${package} "the font ${file} (or say where it is with -D${variable}=FILE)")
    return()
  endif()
  lichter_ship_font("${${variable}}" "${file}")
endfunction()

# lichter_font_licence(NAME FILE...): ships the first of the files that exists beside the fonts, as NAME.
# LICHTER_FONT_<NAME> can say where it is. Copies of the fonts may only be passed on with their licences.
function(lichter_font_licence name)
  if(LICHTER_SYSTEM_FONTS)
    return()
  endif()
  string(MAKE_C_IDENTIFIER "LICHTER_FONT_${name}" variable)
  if(${variable})
    set(${variable} "${${variable}}" CACHE FILEPATH "Licence of a font") # Makes a relative path absolute.
    mark_as_advanced(${variable})
  endif()
  foreach(file IN LISTS ARGN)
    if(NOT ${variable} AND EXISTS "${file}")
      set(${variable} "${file}")
    endif()
  endforeach()
  if(NOT EXISTS "${${variable}}" OR IS_DIRECTORY "${${variable}}")
    list(JOIN ARGN ", " places)
    lichter_note_unless(NOTFOUND "" "the licence ${name} of a font, in any of ${places} (or say where it is with \
-D${variable}=FILE, or use the system's fonts without copies: -DLICHTER_SYSTEM_FONTS=ON)")
    return()
  endif()
  lichter_ship_font("${${variable}}" "${name}")
endfunction()

# lichter_ship_font(FILE NAME): ships a file beside the fonts as NAME: a copy, or with LICHTER_SYSTEM_FONTS a link.
function(lichter_ship_font file name)
  set(link "${LICHTER_BUILD_SHARE}/fonts/${name}")
  file(MAKE_DIRECTORY "${LICHTER_BUILD_SHARE}/fonts")
  file(CREATE_LINK "${file}" "${link}" SYMBOLIC)
  if(LICHTER_SYSTEM_FONTS)
    set(shipped "${link}") # A link is installed as the link that it is.
  else()
    file(REAL_PATH "${file}" shipped)
  endif()
  install(FILES "${shipped}" DESTINATION "${LICHTER_INSTALL_SHARE}/fonts" RENAME "${name}" COMPONENT fonts)
endfunction()
