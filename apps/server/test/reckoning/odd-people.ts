// Who odd farms belong to, how they are reached, and what their managers answered on taking part in
// benchmarks: now and then nobody, or several who disagree.

import type { OddFarm } from './odd-farm.ts'

const categories = [
  'Property map',
  'Bank or loan statement',
  'RCTI or sale advice',
  'Livestock invoice',
  'Photo',
  null,
] as const

/** `agreement`: the one on taking part in benchmarks. */
export function meetPeople(farm: OddFarm, agreement: number): void {
  const people = { ...farm, random: farm.random.stream('people') }
  reachFarm(people)
  keepFiles(people)
  appoint(people, agreement)
}

function reachFarm({ id, random, add, amend, listed }: OddFarm): void {
  const maybe = (share: number, entity: string, row: object) =>
    random.chance(share) ? add(entity, { ...row }) : undefined
  maybe(0.5, 'addresses', { addressable_type: 'farms', addressable_id: id, city: 'Oddville' })
  const number = '0400 000 000'
  maybe(0.5, 'phone_numbers', { phone_numberable_type: 'farms', phone_numberable_id: id, number })
  const mailed = { emailable_type: 'farms', emailable_id: id, email: 'odd@example.com' }
  maybe(0.5, random.pick(['emails', 'email_addresses']), mailed)
  if (random.chance(0.5))
    amend('farms', id, { profit_focus_group_id: listed('profit_focus_groups', 'northern-dryland') })
  for (let place = random.whole(0, 2); place > 0; place -= 1) {
    const phone = random.pick([null, ' ', '07 0000 0000'])
    add('farm_contacts', { farm_id: id, name: `Contact ${place}`, phone, email: null })
  }
}

function keepFiles({ id: farm_id, random, periods, add }: OddFarm): void {
  for (const period_id of [...periods.map(period => period.id), null]) {
    for (let place = random.whole(0, 3); place > 0; place -= 1)
      add('files', { farm_id, period_id, name: 'paper.pdf', category: random.pick(categories) })
  }
}

/** A manager of the farm or of its business, and one who only works there: whose word counts for nothing. */
function appoint(farm: OddFarm, agreement: number): void {
  const { id, random, add, amend } = farm
  const person = (name: string) => {
    const user = add('users', { name, email: `${name}.${-id}@odd.example.com` })
    for (let turn = random.whole(0, 2); turn > 0; turn -= 1) {
      const day = String(random.whole(1, 28)).padStart(2, '0')
      add('agreement_answers', {
        agreement_id: agreement,
        user_id: user,
        agreed: random.chance(0.5),
        answered_at: random.chance(0.9) ? `2024-02-${day}T02:00:00.000Z` : null,
      })
    }
    return user
  }
  const member = (name: string, is_farms_manager: boolean) =>
    add('details_user', { details_id: id, farm_id: id, user_id: person(name), is_farms_manager })
  if (random.chance(0.6)) amend('farms', id, { manager_id: person('first') })
  if (random.chance(0.4)) member('second', true)
  if (random.chance(0.6)) member('worker', false)
  if (random.chance(0.4)) {
    const business_id = add('businesses', { name: `Odd ${-id}`, manager_id: person('owner') })
    add('business_farm', { business_id, farm_id: id })
  }
}
