# Shipped data, and the two trees in which the programs find it.
#
#   installed   <prefix>/bin/lichter-aus   <prefix>/share/lichter-aus/{fonts,levels,locale,icons}
#   built       <build>/bin/lichter-aus    <build>/share/lichter-aus/{fonts,levels,locale,icons}
#
# In both, the data is in ../share/lichter-aus relative to the executable, so a program that was just built uses the
# same paths as an installed one. The build tree holds links, so that an edited level takes effect without a build.

set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")
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

# lichter_font(FILE PACKAGE FOLDERS...): ships a system font, looked for in FOLDERS, under its own name.
function(lichter_font file package)
  string(MAKE_C_IDENTIFIER "LICHTER_FONT_${file}" variable)
  find_file(${variable} NAMES "${file}" PATHS ${ARGN} NO_DEFAULT_PATH)
  if(NOT ${variable})
    message(FATAL_ERROR
      "The font ${file} was not found. Install the Debian package ${package} (scripts/play does it), "
      "or say where it is with -D${variable}=FILE.")
  endif()
  mark_as_advanced(${variable})
  lichter_share(fonts "${${variable}}")
endfunction()

# lichter_font_licence(NAME FILE...): ships the first of the files that exists beside the fonts, as NAME.
function(lichter_font_licence name)
  foreach(file IN LISTS ARGN)
    if(EXISTS "${file}")
      file(CREATE_LINK "${file}" "${LICHTER_BUILD_SHARE}/fonts/${name}" SYMBOLIC)
      install(FILES "${file}" DESTINATION "${LICHTER_INSTALL_SHARE}/fonts" RENAME "${name}")
      return()
    endif()
  endforeach()
  message(FATAL_ERROR "The licence ${name} was not found in any of: ${ARGN}")
endfunction()
