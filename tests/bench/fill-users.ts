import postgres from 'postgres'

/**
 * Fills a migrated database with `count` people: five administrators, fifty moderators and forty people whose name holds
 * 'kestrel' at every size, a fifth of all with a subscription.
 */
export async function fillUsers(url: string, count: number): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await sql.begin(async (room) => {
      await room`
        create temporary table people on commit drop as
        select n, gen_random_uuid() as id,
          substr(md5(n::text), 1, 10) || case when n % (${count}::int / 40) = 0 then '-kestrel' else '-' || n end as name,
          timestamptz '2015-01-01' + n * interval '5 minutes' as joined
        from generate_series(1, ${count}::int) n`
      await room`
        insert into users (id, email, email_verified_at, created_at)
        select id, name || '@bench.example', joined, joined from people`
      // The search for everybody indexes public people only; nobody here is.
      await room`alter table profiles disable trigger user`
      await room`
        insert into profiles (id, username, skeleton, role, created_at)
        select id, name, name,
          (case when n <= 5 then 'admin' when n <= 55 then 'moderator' else 'user' end)::role, joined from people`
      await room`alter table profiles enable trigger user`
      await room`insert into plans (id, slug, name) values (gen_random_uuid(), 'basic', 'Basic')`
      await room`insert into plan_prices (id, plan_id, cents) select gen_random_uuid(), id, 1999 from plans`
      await room`
        insert into subscriptions (id, user_id, plan_price_id, status, method, monthly_cents, started_at)
        select gen_random_uuid(), p.id, (select id from plan_prices), 'active', 'credit_card', 1999, joined
        from people p where n % 5 = 0`
    })
    await sql`vacuum analyze`
  } finally {
    await sql.end({ timeout: 5 })
  }
}
