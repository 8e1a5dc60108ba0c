import type { Accounts, Person } from '@/tests/support/people'

/** Somebody who looks after payments and is nothing else. */
export async function addOwner(accounts: Accounts): Promise<Person> {
  const person = await accounts.add()
  await accounts.sql`update users set manages_payments = true where id = ${person.id}`
  return person
}

/** A name for a plan that no other test has. */
export const somePlanName = () => `Bench plan ${Math.random().toString(36).slice(2, 8)}`
