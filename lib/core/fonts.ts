import { displayFace } from './fonts/display'
import { interfaceFace } from './fonts/interface'
import { readingFace } from './fonts/reading'

/*
 * Each face has three files: what nearly every page is written with, cut by `npm run fonts`, the rest of Latin-1, and the
 * package's latin-ext. The last two stand before it in the font stack and are fetched only when a text needs one of their
 * characters. The loader reads the calls without running them, so every value in them is written out, and names each family
 * after its constant.
 */

/** Class names for `<html>` that declare the `--face-*` variables which `app/globals.css` builds its stacks from. */
export const fontVariables = [...displayFace, ...interfaceFace, ...readingFace].map((face) => face.variable).join(' ')
