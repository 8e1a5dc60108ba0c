import { describe, expect, test } from 'vitest'
import { type SourceFile, sourceFiles } from './source-files'

const isActionFile = ({ path }: Pick<SourceFile, 'path'>) => /^lib\/.*(?:\/|-)actions(?:\.ts$|\/)/.test(path)

/** Files whose every export the network may call. They say so in their first words. */
const callable = sourceFiles.filter(({ text }) => /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*['"]use server['"]/.test(text))

/** What files export beside types, each with what follows the word. */
const exportsOf = ({ path, text }: SourceFile) =>
  [...text.matchAll(/^export (?!type )(.*(?:\n {2}.*)?)/gm)].map(([, said = '']) => ({ path, said }))

/** The names under which a file knows guarded actions: `actions.` for all of a file, or each by its own. */
const actionsIn = ({ text }: SourceFile) =>
  [...text.matchAll(/^import (?:\* as (\w+)|\{ ([^}]*) \}) from '@\/([^']+)'/gm)]
    .filter(([, , , from]) => isActionFile({ path: `${from}.ts` }))
    .flatMap(([, all, names = '']) => (all ? [`${all}\\.\\w+`] : names.split(', ')))

/**
 * What a form of a page may call: a guarded action by its name, with words about where its answer leads. On its way it may also
 * prove who posts, or keep what was refused. A function written out there would run without any guard.
 */
const passesOn = (file: SourceFile) =>
  new RegExp(
    `^const \\w+ = (?:nativePost|leading)\\(\\s*(?:(?:provable|keepRefused)\\()?(?:${actionsIn(file).join('|')})[,)]`,
  )

describe('what anybody can call', () => {
  test('is looked at', () => {
    expect(callable.filter(isActionFile).length).toBeGreaterThan(20)
    expect(callable.filter((file) => !isActionFile(file)).length).toBeGreaterThan(15)
  })

  test('stands in files of its own', () => {
    const inside = sourceFiles.filter((file) => /['"]use server['"]/.test(file.text) && !callable.includes(file))
    expect(inside.map(({ path }) => path)).toEqual([])
  })

  test('is made by the wrapper in an action file', () => {
    const wrong = sourceFiles
      .filter(isActionFile)
      .flatMap(exportsOf)
      .filter(({ said }) => !/^const \w+ = (memberAction|staffAction|guestAction)\b/.test(said))
    expect(wrong).toEqual([])
  })

  test('is a guarded action that is passed on in any other file', () => {
    const wrong = callable
      .filter((file) => !isActionFile(file))
      .flatMap((file) => exportsOf(file).filter(({ said }) => !passesOn(file).test(said)))
    expect(wrong).toEqual([])
  })
})
