import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import postgres from 'postgres'

/** The least a Node server can do to store a comment: it parses the body and inserts the row. Answers with its port. */
const sql = postgres(process.env.DATABASE_URL ?? '', { max: 10, onnotice: () => {} })

const server = createServer(async (request, response) => {
  const { articleId, authorId, content, postKey } = JSON.parse(await text(request))
  const [row] = await sql`
    insert into comments (id, article_id, author_id, content, post_key)
    values (${crypto.randomUUID()}, ${articleId}, ${authorId}, ${content}, ${postKey})
    returning id`
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify({ ok: true, data: { id: row?.id } }))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(address && typeof address === 'object' ? address.port : 0)
})
process.on('disconnect', () => process.exit(0))
