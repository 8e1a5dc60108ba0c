import { notFound, permanentRedirect } from 'next/navigation'
import { MissingPage } from '@/components/layout/missing-page'
import { PersonPage } from '@/components/people/person-page'
import { JsonLd } from '@/components/seo/json-ld'
import { type PersonState, parsePerson, personAddress } from '@/lib/people/list-state'
import { findPerson, findPersonName } from '@/lib/people/queries'
import { personJsonLd } from '@/lib/seo/person-json-ld'

type Asked = Parameters<typeof parsePerson>[0]

/** Somebody's page in one state; a state that no page has is a true 404. */
export async function PersonView({ asked }: { asked: Asked }) {
  const state = parsePerson(asked)
  const found = state && (await findPerson(state))
  if (!found) return <MissingPage leave={() => leavePerson(state)} />
  return (
    <>
      <JsonLd data={personJsonLd(found.person, state.show)} />
      <PersonPage {...found} state={state} />
    </>
  )
}

/** A name counts in whatever letters it is written, and has one address (308). */
async function leavePerson(state: PersonState | null): Promise<never> {
  const username = state && (await findPersonName(state.username))
  if (username && username !== state.username) permanentRedirect(personAddress({ ...state, username }))
  notFound()
}
