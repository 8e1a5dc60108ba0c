/** Runs one step of a start and prints its name with the time it took; `work` may add a remark. */
export async function step<T>(name: string, work: (remark: (text: string) => void) => Promise<T> | T): Promise<T> {
  const started = performance.now()
  let said = ''
  process.stdout.write(`  ${name} … `)
  try {
    const result = await work((text) => {
      said = ` (${text})`
    })
    console.log(`${((performance.now() - started) / 1000).toFixed(1)} s${said}`)
    return result
  } catch (error) {
    console.log('failed')
    throw error
  }
}
