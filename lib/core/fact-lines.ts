import { z } from 'zod'

const MOST_FACTS = 40

/** One fact per line, `Label: value`. Blank lines are left out. */
export const factLines = z
  .string()
  .max(6000, 'Please use at most 6000 characters')
  .default('')
  .transform((lines, context) => {
    const pairs = lines.split('\n').flatMap((line) => {
      const fact = line.trim()
      if (!fact) return []
      const [label = '', ...value] = fact.split(':')
      return [[label.trim(), value.join(':').trim()] as [string, string]]
    })
    const wrong = pairs.find(([label, value]) => !label || !value)
    if (wrong) context.addIssue(`Please write each fact as “Label: value”: ${wrong[0] || wrong[1]}`)
    if (pairs.length > MOST_FACTS) context.addIssue(`Please give at most ${MOST_FACTS} facts`)
    return pairs
  })
