// Where the to-dos of Home and the open points of a collection lead: each to a screen that is there.

import { furrow } from '@furrow/catalogue/furrow'
import { sections } from '@furrow/farming/completeness/completeness-questions'
import { describe, expect, test } from 'vitest'
import { sectionLinks } from '../screens/collection/section-links.ts'
import { doableItems, invitationItems, pointItems } from '../screens/home/to-do-items.ts'
import { unsavedItems, wantedItems } from '../screens/home/to-do-items.ts'
import { createFurrowRouter } from './furrow-router.ts'
import { screenRoutes } from './screen-routes.ts'
import type { ScreenRoute } from '../routing/screen-route.ts'

const session = { now: () => ({ kind: 'signed out' }), subscribe: () => () => undefined }
const router = createFurrowRouter(session as never)
const screens: readonly ScreenRoute[] = screenRoutes

interface Leading {
  readonly to: string
  readonly params?: Readonly<Record<string, string>>
  readonly search?: object
}

/** Of the screen where it ends; nothing where there is none, or one that is only announced. */
function screenAt(link: Leading): ScreenRoute | undefined {
  const { pathname, search } = router.buildLocation(link as never)
  const last = router.matchRoutes(pathname, search).at(-1)
  const path = router.routesById[last?.routeId as never] as { fullPath?: string } | undefined
  const bare = (path?.fullPath ?? '').replace(/\/\{-.*$/, '').replace(/(.)\/$/, '$1')
  return screens.find(({ to, isComing }) => to === bare && !isComing)
}

const place = {
  farmId: 3,
  periodId: 7,
  farmName: 'Hill',
  periodName: '2025-26',
  isSubmitted: false,
}
const point = { code: 'E-1', message: '', section: 'rain', resource: null, id: null } as const
const openPoint = { ...point, field: null, where: null, confirmed: null }

test('each to-do of Home leads to a screen where it can be done', () => {
  const all = [
    ...unsavedItems({ refused: 1, toFix: 1, waiting: 1 }),
    ...pointItems([place], [{ blockers: [openPoint], warnings: [openPoint] }]),
    ...wantedItems([place], [{ farm_id: 3, period_id: 7 }]),
    ...invitationItems([{ workshop_id: 1 }]),
  ]
  const offered = doableItems(all, screens)
  expect(offered.filter(({ link }) => !screenAt(link))).toEqual([])
  expect(offered).toEqual(all)
})

describe('each open point', () => {
  const links = sectionLinks(screens, place, [
    { name: 'cropping', bars: [{ name: '14', label: 'Wheat' }] },
  ])
  const resources = [...furrow().keys()]

  test('of a section that has a screen leads to one, whatever record it is about', () => {
    const nowhere = sections.flatMap(({ name: section }) =>
      [null, ...resources].flatMap(resource => {
        const link = links.ofPoint({ section, resource, id: resource ? 5 : null })
        return link && !screenAt(link) ? [`${section} ${resource}: ${link.to}`] : []
      }),
    )
    expect(nowhere).toEqual([])
  })

  test('leads nowhere where only someone who sees money can fix it, and to a screen for them', () => {
    const withoutMoney = sectionLinks(
      screens.filter(({ needs }) => needs !== 'money'),
      place,
    )
    const led = (of: typeof links) =>
      sections.filter(({ name }) => of.ofPoint({ section: name })).map(({ name }) => name)
    const money = ['water', 'assets', 'finance']
    expect(led(links)).toEqual(sections.map(({ name }) => name))
    expect(led(withoutMoney)).toEqual(led(links).filter(name => !money.includes(name)))
  })

  test('about one crop leads to its wizard', () => {
    const link = links.ofPoint({ section: 'cropping', where: 'Wheat' })
    expect(link && screenAt(link)?.bars?.param).toBe('cropTypeId')
  })
})
