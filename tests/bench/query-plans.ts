import pg from 'pg'

type Sent = { text: string; values: unknown[] }
type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows'?: number
  Plans?: PlanNode[]
}

const seen: Sent[] = []

/** From here on what the client sends is seen on its way out, word for word. */
export function watchQueries(): void {
  const send = pg.Client.prototype.query
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...args: unknown[]) {
      const [config] = args
      if (
        config &&
        typeof config === 'object' &&
        'text' in config &&
        'values' in config &&
        Array.isArray(config.values)
      ) {
        seen.push({ text: String(config.text), values: config.values })
      }
      return Reflect.apply(send, this, args)
    },
  })
}

/**
 * How Postgres finds the rows of everything sent by `act`: the indexes on `tables`, `seq scan of …` where one is read whole,
 * `sort of n rows` for a large sort.
 */
export async function explain(
  client: pg.Client,
  tables: readonly string[],
  act: () => Promise<unknown>,
): Promise<string> {
  seen.length = 0
  await act()
  const found = new Set<string>()
  for (const { text, values } of [...seen].filter((sent) => /^\s*select/i.test(sent.text))) {
    const { rows } = await client.query({ text: `explain (analyze, format json) ${text}`, values })
    visit(rows[0]?.['QUERY PLAN']?.[0]?.Plan, tables, found)
  }
  return [...found].join(', ')
}

function visit(node: PlanNode | undefined, tables: readonly string[], found: Set<string>) {
  if (!node) return
  const index = node['Index Name']
  const table = node['Relation Name'] ?? ''
  if (index && tables.some((name) => index.startsWith(`${name}_`)) && !index.endsWith('_pkey')) found.add(index)
  if (node['Node Type'] === 'Seq Scan' && tables.includes(table)) found.add(`seq scan of ${table}`)
  const below = node.Plans?.[0]?.['Actual Rows'] ?? 0
  if (/Sort$/.test(node['Node Type']) && below > 1000) found.add(`sort of ${Math.round(below)} rows`)
  for (const child of node.Plans ?? []) visit(child, tables, found)
}
