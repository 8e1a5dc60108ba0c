import { countWords, readContentFiles } from './content-files'
import { articleMatter, reviewMatter } from './content-schema'

const [room, category] = process.argv.slice(2)
const files =
  room === 'articles'
    ? readContentFiles('articles', articleMatter, category)
    : readContentFiles('reviews', reviewMatter, category)
const seen = new Map<string, string>()
let bad = 0
const complain = (message: string) => {
  bad += 1
  console.log(message)
}
for (const { category: folder, slug, body } of files) {
  const words = countWords(body)
  if (words < 840 || words > 1500) complain(`${folder}/${slug}: ${words} words`)
  if (/^# /m.test(body)) complain(`${folder}/${slug}: has a # heading`)
  if ((body.match(/^## /gm) ?? []).length < 3) complain(`${folder}/${slug}: fewer than three ## headings`)
  if (!/^(\||[-*] |\d+\. )/m.test(body)) complain(`${folder}/${slug}: neither table nor list`)
  const prose = body
    .split('\n')
    .filter((row) => row && !/^[#|>*-]/.test(row))
    .join(' ')
  for (const sentence of prose.split(/(?<=[.!?])\s+/)) {
    if (sentence.length < 30) continue
    const other = seen.get(sentence)
    if (other) complain(`${folder}/${slug}: same sentence as ${other}: ${sentence}`)
    seen.set(sentence, `${folder}/${slug}`)
  }
}
console.log(`${files.length} texts, ${bad} problems`)
process.exitCode = bad ? 1 : 0
