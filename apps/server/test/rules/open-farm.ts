// A farm of which it is asked what stands open, and the people who ask.

import type { OpenPoint, OpenPoints } from '@furrow/wire/open-points-answer'
import { sql } from 'kysely'
import { beforeEach, expect } from 'vitest'
import { admin } from '../../src/access/reach/viewer.ts'
import type { HeldAbility, Viewer } from '../../src/access/reach/viewer.ts'
import type { Answer } from '../asking.ts'
import { ofFarms } from './asked-by-people.ts'
import { ruledFarm } from './ruled-farm.ts'
import type { RuledFarm } from './ruled-farm.ts'

export interface OpenFarm {
  readonly farm: RuledFarm
  /** Of this test's farm. */
  readonly people: Record<PersonName, Viewer>
  asked(viewer?: Viewer): Promise<Answer>
  /** What stands open, as this person is told; as an administrator is, unless said. */
  open(viewer?: Viewer): Promise<OpenPoints>
  /** With this code. */
  points(code: string, viewer?: Viewer): Promise<readonly OpenPoint[]>
  sentences(code: string, viewer?: Viewer): Promise<readonly string[]>
  /** To how the figures of the farm are used. */
  agree(viewer: Viewer, agreed?: boolean): Promise<void>
  /** Puts readings of 0 into a gauge, from day to day. */
  dryDays(gauge: number, from: string, to: string): Promise<void>
}

type PersonName =
  | 'office'
  | 'manager'
  | 'manager without money'
  | 'worker'
  | 'consultant'
  | 'stranger'

/** Call at the top of a test file. Every test has a farm of its own, in the period 2022-23. */
export function openFarm(): OpenFarm {
  const farm = ruledFarm()
  const people = {} as Record<PersonName, Viewer>
  beforeEach(async () => {
    Object.assign(people, await peopleOf(farm))
  })
  const asked = (viewer = people.office) =>
    farm.by(viewer, 'GET', `v2/open-points?farm_id=${farm.farm}&period_id=${farm.now}`)
  const open = async (viewer?: Viewer): Promise<OpenPoints> => {
    const { status, text, body } = await asked(viewer)
    expect(status, text).toBe(200)
    return body.data
  }
  const points: OpenFarm['points'] = async (code, viewer) => {
    const { blockers, warnings } = await open(viewer)
    return [...blockers, ...warnings].filter(point => point.code === code)
  }
  const sentences: OpenFarm['sentences'] = async (code, viewer) =>
    (await points(code, viewer)).map(({ message }) => message)
  return { farm, people, asked, open, points, sentences, ...preparing(farm) }
}

function preparing(farm: RuledFarm): Pick<OpenFarm, 'agree' | 'dryDays'> {
  return {
    async agree(viewer, agreed = true) {
      const agreement_id = await farm.listed('agreements', 'data-use-consent')
      const sent = { agreement_id, agreed }
      const { status, text } = await farm.by(viewer, 'POST', 'agreement_answers', sent)
      expect(status, text).toBe(201)
    },
    async dryDays(gauge, from, to) {
      await sql`
        insert into rainfalls (farm_id, rain_gauge_id, date, total_mm)
        select g.farm_id, g.id, day, 0 from rain_gauges g,
          generate_series(${from}::date, ${to}::date, interval '1 day') day
        where g.id = ${gauge}`.execute(farm.db)
    },
  }
}

/** To see a kind of record anywhere, whatever else says they may. */
export function forbidding(entityType: string): HeldAbility {
  const everywhere = { entityId: null, onlyOwned: false, scope: null }
  return { name: 'view', forbidden: true, entityType, ...everywhere }
}

/** The farm's manager is linked to it; what the others reach is said here alone. */
async function peopleOf({ farm, db, add }: RuledFarm): Promise<Record<PersonName, Viewer>> {
  const person = async (name: string) => {
    const { rows } = await sql<{ id: number }>`
      insert into users (name, email) values (${name}, ${`${name}.${farm}@example.com`})
      returning id`.execute(db)
    return rows[0]?.id ?? expect.fail(`${name} was not added.`)
  }
  const manager = await person('Mary Manager')
  const link = { details_id: farm, farm_id: farm, user_id: manager, is_farms_manager: true }
  await add('details_user', link)
  const here = [farm]
  const managing = { seen: here, recorded: here, managed: here }
  return {
    office: admin(await person('Olive Office')),
    manager: ofFarms(manager, { ...managing, money: here }),
    'manager without money': ofFarms(await person('Mo Manager'), managing),
    worker: ofFarms(await person('Will Worker'), { seen: here, recorded: here }),
    consultant: {
      ...ofFarms(await person('Cora Consultant'), { seen: here, consulted: here, money: here }),
      isStaff: true,
    },
    stranger: ofFarms(await person('Sam Stranger'), { seen: [farm + 1], money: [farm + 1] }),
  }
}
