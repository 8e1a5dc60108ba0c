import { expect, test } from 'vitest'
import { toCopy } from '@/lib/contact/letters'

const toText = (message: string) =>
  toCopy({ name: 'Noor', email: 'noor@example.com', topic: 'correction', message }, 'FT-234567').paragraphs.join('\n')

test.each([
  'Buy at https://spam.example/now',
  'Buy at HTTP://spam',
  'Buy at cheap-pills.example today',
  'Buy at cheap-pills.example.',
  'Buy at купить.рф today',
  'Buy at 例え。テスト today',
  'Write to seller@localhost',
  'Write to mailto:seller',
  'Go to 203.0.113.7 now',
])('%s is not passed on to whoever', (message) => expect(toText(message)).not.toContain(message))

test.each([
  'The figure is 3.5 hours, e.g. in table 2... It should be 4.',
  'Version 1.2.3 of the U.S. edition: see page 7.',
])('%s is', (message) => expect(toText(message)).toContain(message))
