import { expect, test } from 'vitest'

test('a warning goes on in a process that has loaded what Next brings to the console', async () => {
  await import('next/experimental/testing/server.js')
  expect(() => console.warn('A test says this.')).not.toThrow()
})
