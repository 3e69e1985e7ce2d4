import { describe, expect, test } from 'vitest'
import { farmRights } from './farm-rights.ts'

const nothing = { farm_id: 7, manages: false, consults: false, sees_finance: false }
const asked = (right: Partial<typeof nothing>, isAdmin = false) =>
  farmRights({ person: { farm_rights: [{ ...nothing, ...right }] }, isAdmin }, 7)

describe('what somebody may do with a farm', () => {
  test('is nothing but looking for who records', () => {
    expect(Object.values(asked({}))).toEqual([false, false, false, false])
  })

  test('is everything for a manager, and money is a right of its own', () => {
    const manager = asked({ manages: true })
    expect(manager).toEqual({
      mayChange: true,
      mayLead: true,
      maySwitchMoney: true,
      seesMoney: false,
    })
    expect(asked({ sees_finance: true })).toMatchObject({ seesMoney: true, mayChange: false })
  })

  test('is its people alone for staff: the farm and its money stay with the managers', () => {
    const staff = asked({ consults: true })
    expect(staff).toMatchObject({ mayLead: true, mayChange: false, maySwitchMoney: false })
  })

  test('is everything for an administrator, who has to do with no farm', () => {
    const rights = farmRights({ person: { farm_rights: [] }, isAdmin: true }, 7)
    expect(Object.values(rights)).toEqual([true, true, true, true])
  })

  test('is not that of another farm', () => {
    const person = { farm_rights: [{ ...nothing, farm_id: 8, manages: true }] }
    expect(farmRights({ person, isAdmin: false }, 7).mayLead).toBe(false)
  })
})
