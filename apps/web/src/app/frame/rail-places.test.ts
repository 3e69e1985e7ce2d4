import type { PublicSettings } from '@furrow/wire/public-settings'
import { describe, expect, test } from 'vitest'
import type { SignedIn } from '../../data/session/session.ts'
import type { OfPerson } from '../../routing/screen-route.ts'
import { screenRoutes } from '../screen-routes.ts'
import { placesOf, placesOfPhone } from './rail-places.ts'

const everywhere = {
  datasilo_url: 'https://silo.example',
  oldportal_url: 'https://old.example',
  hasOldPeriods: true,
}
const nowhere = { datasilo_url: null, oldportal_url: null, hasOldPeriods: true }
const person = { abilities: [], farm_rights: [{ farm_id: 3, sees_finance: false }] }
const grower = { business: { id: 1, name: 'Gum' }, isAdmin: false, isStaff: false, person }
const placed = { ...grower, farmId: 3, periodId: 7 }
const around = ['Farms', 'Questions', 'Workshops', 'Apps']
const ofPeriod = ['Collection', 'Paddocks', 'Rain', 'Cropping', 'Livestock', 'Contacts', 'Files']

function places(session: object, settings: object = nowhere) {
  return placesOf(screenRoutes, session as SignedIn, settings as PublicSettings & OfPerson)
}
const namesOf = (links: readonly { readonly name: string }[]) => links.map(({ name }) => name)

describe('the places in the rail', () => {
  test('are those of the farm and the period, where both are chosen', () => {
    expect(namesOf(places(placed))).toEqual(['Home', ...ofPeriod, 'Reports', ...around])
    expect(namesOf(places(grower))).toEqual(['Home', ...around])
    expect(namesOf(places({ ...grower, farmId: 3 }))).toEqual(['Home', ...around])
  })

  test('of finance are there for who sees the money of that farm', () => {
    const seeing = { ...person, farm_rights: [{ farm_id: 3, sees_finance: true }] }
    expect(namesOf(places({ ...placed, person: seeing }))).toContain('Finance')
    expect(namesOf(places({ ...placed, person: seeing, farmId: 4 }))).not.toContain('Finance')
    expect(namesOf(places({ ...placed, isAdmin: true }))).toContain('Finance')
  })

  test('are none as long as no business is chosen', () => {
    expect(places({ ...placed, business: undefined })).toEqual([])
  })

  test('are more for an administrator, who needs no business', () => {
    const admin = { ...grower, isAdmin: true, isStaff: true, business: undefined }
    expect(namesOf(places(admin))).toEqual([
      'Home',
      'Farms',
      'Collections',
      'Projects',
      'Onboarding',
      'Questions',
      'Bills',
      'Work and expenses',
      ...around.slice(2),
      'Peer groups',
      'Release reports',
      'Lists',
      'Jobs',
      'Emails',
      'How Furrow is',
      'Sign in as someone',
      'All records',
    ])
  })

  test('are those of other programs where they are connected, the silo for whom it is open', () => {
    expect(namesOf(places(grower, everywhere))).toContain('Old portal')
    const young = { ...everywhere, hasOldPeriods: false }
    expect(namesOf(places(grower, young))).not.toContain('Old portal')
    expect(namesOf(places(grower, everywhere))).not.toContain('Data silo')
    const allowed = { ...grower, person: { abilities: [{ name: 'open-datasilo' }] } }
    expect(namesOf(places(allowed, everywhere)).slice(-2)).toEqual(['Data silo', 'Old portal'])
    expect(namesOf(places(allowed))).not.toContain('Data silo')
  })

  test('lead below the farm and the period, or to the portal itself', () => {
    const links = places(placed)
    expect(links.find(({ name }) => name === 'Rain')).toMatchObject({
      to: '/collection/$farmId/period/$periodId/rain-gauges',
      params: { farmId: '3', periodId: '7' },
    })
    expect(links.find(({ name }) => name === 'Home')).toMatchObject({ to: '/', params: {} })
  })

  test('stand apart by subject', () => {
    const admin = { ...placed, isAdmin: true }
    const beginning = places(admin).filter(({ begins }) => begins)
    expect(namesOf(beginning)).toEqual(['Collection', 'Farms', 'Sign in as someone'])
  })

  test('are the first four of the most used on a phone', () => {
    const phone = (session: object) => namesOf(placesOfPhone(places(session)))
    expect(phone(placed)).toEqual(['Home', 'Collection', 'Paddocks', 'Rain'])
    expect(phone(grower)).toEqual(['Home', 'Farms', 'Workshops', 'Apps'])
  })
})
