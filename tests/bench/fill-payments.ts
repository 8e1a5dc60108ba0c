import postgres from 'postgres'

/**
 * Fills a migrated database with `count` transactions over three years, as a site in use would have them: most completed
 * and by card, ids as random as providers make them, one in a hundred thousand for something rare. The triggers that keep
 * the sums are at work.
 */
export async function fillPayments(url: string, count: number): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await sql.begin(async (room) => {
      await room`
        insert into plans (id, slug, name) values ('00000000-0000-7000-8000-000000000001', 'basic', 'Basic')`
      await room`
        insert into plan_prices (id, plan_id, cents)
        values ('00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000001', 1999)`
      await room`
        insert into subscriptions (id, plan_price_id, status, method, monthly_cents, started_at)
        select gen_random_uuid(), '00000000-0000-7000-8000-000000000002',
          (case when n % 8 = 0 then 'cancelled' else 'active' end)::subscription_status, 'credit_card', 1999,
          timestamptz '2023-11-20' + (n % 1095) * interval '1 day'
        from generate_series(1, 1250) n`
      await room`
        insert into transactions (id, reference, date, description, method, amount_cents, status, provider_id)
        select gen_random_uuid(), 'TX-' || upper(substr(md5(n::text), 1, 12)),
          timestamptz '2023-11-20' + (abs(hashint4(n)) % 1577000) * interval '1 minute',
          case when n % 100000 = 7 then 'Zeitschrift order' when n % 100 = 3 then 'Enterprise seats'
            when n % 3 = 0 then 'Premium subscription' else 'Basic subscription' end,
          (array['credit_card', 'credit_card', 'paypal', 'bank_transfer'])[1 + abs(hashint4(n + 1)) % 4]::payment_method,
          500 + abs(hashint4(n + 2)) % 30000,
          (array['completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'completed',
            'pending', 'failed', 'refunded'])[1 + abs(hashint4(n + 3)) % 10]::transaction_status,
          'pay_' || substr(md5((n + 7)::text), 1, 20)
        from generate_series(1, ${count}::int) n`
    })
    await sql`vacuum analyze`
  } finally {
    await sql.end({ timeout: 5 })
  }
}
