import { expect, test } from 'vitest'
import { broughtFiles } from '@/components/writing/brought-files'

const picture = new File([''], 'a.png', { type: 'image/png' })
const letter = new File([''], 'a.pdf', { type: 'application/pdf' })

/** Only what is asked of it: a list of files cannot be made without a browser. */
const brings = (files: File[], types: string[]) => broughtFiles({ files: files as unknown as FileList, types })

test.each([
  ['a picture', [picture], ['Files'], [picture]],
  ['a picture of another page', [picture], ['text/html', 'Files'], [picture]],
  ['a file that is no picture, so that somebody says so', [letter], ['Files'], [letter]],
  ['both, one after the other', [letter, picture], ['Files'], [letter, picture]],
  ['nothing of a text that brings a file along', [letter], ['text/plain', 'Files'], []],
  ['nothing of a text', [], ['text/plain'], []],
])('takes %s', (_what, files, types, taken) => expect(brings(files, types)).toEqual(taken))

test('takes nothing where nothing comes', () => expect(broughtFiles(null)).toEqual([]))
