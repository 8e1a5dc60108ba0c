import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { formFields, isWithinSize, readForm } from '@/lib/core/action/form-input'
import { toForm } from '@/tests/support/request'

describe('the fields of a schema', () => {
  test('lists are found through every wrapper', () => {
    const schema = z.object({
      plain: z.string(),
      list: z.array(z.string()),
      maybe: z.array(z.string()).optional(),
      preset: z.array(z.string()).default([]),
      checked: z.array(z.string()).min(1).max(3),
      nullable: z.nullable(z.array(z.string())),
      prepared: z.preprocess((value) => value, z.array(z.string())),
      turned: z.array(z.string()).transform((items) => items.length),
      unique: z.set(z.string()),
      split: z.string().transform((text) => text.split(',')),
    })
    expect(Object.fromEntries(formFields(schema))).toEqual({
      plain: 'one',
      list: 'list',
      maybe: 'optional list',
      preset: 'optional list',
      checked: 'list',
      nullable: 'list',
      prepared: 'list',
      turned: 'list',
      unique: 'list',
      split: 'one',
    })
  })

  test.each([
    ['refined', z.object({ a: z.string() }).refine(() => true)],
    ['transformed', z.object({ a: z.string() }).transform((value) => value.a)],
    ['prepared', z.preprocess((value) => value, z.object({ a: z.string() }))],
    ['piped', z.object({ a: z.string() }).pipe(z.transform((value) => value))],
    ['lazy', z.lazy(() => z.object({ a: z.string() }))],
  ])('an object may be %s', (_how, schema) => {
    expect([...formFields(schema).keys()]).toEqual(['a'])
  })

  test('unions and intersections of objects name the fields of all', () => {
    const union = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), a: z.string() }),
      z.object({ kind: z.literal('b'), b: z.string() }),
    ])
    expect([...formFields(union).keys()]).toEqual(['kind', 'a', 'b'])
    expect([...formFields(z.intersection(z.object({ a: z.string() }), z.object({ b: z.string() }))).keys()]).toEqual([
      'a',
      'b',
    ])
  })

  test('anything else is a mistake in the definition', () => {
    expect(() => formFields(z.string())).toThrow(TypeError)
  })
})

const fields = formFields(
  z.object({ title: z.string(), tags: z.array(z.string()), password: z.string(), code: z.string() }),
)

describe('a posted form', () => {
  test('gives known fields only, and lists as lists', () => {
    const form = toForm({ title: ['A', 'B'], tags: ['one', 'two'], role: 'admin', $ACTION_ID_x: '' })
    expect(readForm(form, fields).raw).toEqual({ title: 'A', tags: ['one', 'two'] })
    expect(readForm(toForm({ tags: 'one' }), fields).raw).toEqual({ tags: ['one'] })
  })

  test('an absent list is empty, unless the schema has an opinion', () => {
    const opinionated = formFields(z.object({ tags: z.array(z.string()).optional() }))
    expect(readForm(toForm({}), fields).raw).toEqual({ tags: [] })
    expect(readForm(toForm({}), opinionated).raw).toEqual({})
  })

  test('line ends, null characters and half characters are cleaned', () => {
    const form = toForm({ title: 'a\r\nb\0c\ud800' })
    expect(readForm(form, fields).raw.title).toBe('a\nbc\ufffd')
  })

  test('what was typed comes back without secrets and files', () => {
    const form = toForm({ title: 'A', tags: ['one'], password: 'hunter2', code: '123456' })
    expect(readForm(form, fields, ['code']).values).toEqual({ title: 'A', tags: ['one'] })
  })

  test('an empty file input is absent, a chosen file is not', () => {
    const picture = formFields(z.object({ picture: z.file() }))
    expect(readForm(toForm({ picture: new File([], '') }), picture).raw).toEqual({})
    const { raw, values } = readForm(toForm({ picture: new File(['x'], 'x.png') }), picture)
    expect(raw.picture).toBeInstanceOf(File)
    expect(values).toEqual({})
  })

  test('counts bytes, not characters, of everything it holds', () => {
    expect(isWithinSize(toForm({ a: 'ä' }), 3)).toBe(true)
    expect(isWithinSize(toForm({ a: 'ää' }), 4)).toBe(false)
    expect(isWithinSize(toForm({ a: new File(['xxxx'], 'x') }), 4)).toBe(false)
    expect(isWithinSize(toForm({ a: Array<string>(1001).fill('') }), 1_000_000)).toBe(false)
  })
})
