import { describe, expect, test } from 'vitest'
import { businessRights } from './business-rights.ts'

const member = { manages: false, is_billed: false, consults: false }

describe('what somebody may do with a business', () => {
  test('is nothing for who only works on one of its farms', () => {
    expect(Object.values(businessRights(undefined, false))).toEqual([false, false, false])
  })

  test('is to see its people for a member', () => {
    expect(businessRights(member, false)).toEqual({
      mayChange: false,
      seesBilling: false,
      seesPeople: true,
    })
  })

  test('is to see the billing for who gets the bills and for staff, and not to change it', () => {
    for (const line of [
      { ...member, is_billed: true },
      { ...member, consults: true },
    ]) {
      expect(businessRights(line, false)).toMatchObject({ seesBilling: true, mayChange: false })
    }
  })

  test('is everything for its manager and for administrators', () => {
    expect(Object.values(businessRights({ ...member, manages: true }, false))).not.toContain(false)
    expect(Object.values(businessRights(undefined, true))).not.toContain(false)
  })
})
