import { beforeEach, describe, expect, test } from 'vitest'
import { openFarm } from './open-farm.ts'

const { farm, points, sentences } = openFarm()
const here = () => ({ farm_id: farm.farm, period_id: farm.now })

describe('stock', () => {
  let kind: { livestock_class_id: number; livestock_enterprise_id: number }
  beforeEach(async () => {
    const livestock_enterprise_id = await farm.listed(
      'livestock_enterprises',
      'grazing/sheep/dual-purpose',
    )
    const livestock_class_id = await farm.listed('livestock_classes', 'sheep/ewes-breeding')
    kind = { livestock_class_id, livestock_enterprise_id }
  })
  const line = async (event: string, number: number, entry_date: string) => {
    const { id } = await farm.add('livestock_ledgers', { ...here(), ...kind, number, entry_date })
    await farm.add(`livestock_${event}_events`, { ...here(), livestock_ledger_id: id })
    return id
  }
  const counted = (number: number) =>
    farm.add('livestock_closing_events', { ...here(), ...kind, number })

  test('never moves in larger number than there is (E-LIV-2)', async () => {
    await line('opening', 100, '2022-07-01')
    const sold = await line('sale', 110, '2022-10-05')
    await line('purchase', 30, '2022-12-01')
    const [point, ...others] = await points('E-LIV-2')
    expect(others).toEqual([])
    expect(point).toMatchObject({ section: 'livestock', resource: 'livestock_ledgers', id: sold })
    expect(point?.message).toMatch(
      /^Ewes \(breeding\) .*: By 5 October 2022, 10 head more had gone/,
    )
    await farm.change('livestock_ledgers', sold, { number: 100 })
    expect(await points('E-LIV-2')).toEqual([])
  })

  test('is counted as the records come to (E-LIV-8)', async () => {
    await line('opening', 400, '2022-07-01')
    await line('death', 13, '2022-08-01')
    expect(await sentences('E-LIV-8')).toEqual([
      expect.stringContaining('nothing is counted at the end, but the records come to 387 head.'),
    ])
    const { id } = await counted(390)
    expect(await sentences('E-LIV-8')).toEqual([
      expect.stringContaining('390 head are counted at the end, but the records come to 387 head.'),
    ])
    await farm.change('livestock_closing_events', id, { number: 387 })
    expect(await points('E-LIV-8')).toEqual([])
  })

  test('goes from class to class and is born, too (E-LIV-8)', async () => {
    const young = await farm.listed('livestock_classes', 'sheep/maiden-ewes')
    const ledger = (livestock_class_id: number, number: number) =>
      farm.add('livestock_ledgers', { ...here(), ...kind, livestock_class_id, number })
    const born = await ledger(young, 50)
    await farm.add('livestock_reproduction_lifecycles', {
      ...here(),
      ...kind,
      livestock_ledger_id: born.id,
    })
    const [out, into] = [await ledger(young, 20), await ledger(kind.livestock_class_id, 20)]
    await farm.add('livestock_transfer_events', {
      ...here(),
      out_livestock_ledger_id: out.id,
      in_livestock_ledger_id: into.id,
    })
    await counted(20)
    expect(await sentences('E-LIV-8')).toEqual([expect.stringMatching(/Maiden Ewes.* 30 head\.$/)])
    await farm.add('livestock_closing_events', {
      ...here(),
      ...kind,
      livestock_class_id: young,
      number: 30,
    })
    expect(await points('E-LIV-8')).toEqual([])
  })

  test('is joined in no larger number than there is on the day (E-LIV-6)', async () => {
    await line('opening', 100, '2022-07-01')
    await line('purchase', 50, '2023-02-01')
    const round = await farm.add('livestock_reproduction_lifecycles', { ...here(), ...kind })
    const lifecycle = { livestock_reproduction_lifecycle_id: round.id }
    const joining = { ...here(), ...lifecycle, number_joined: 120, date: '2023-01-10' }
    const { id } = await farm.add('livestock_joining_events', joining)
    expect(await sentences('E-LIV-6')).toEqual([
      expect.stringContaining('120 head were joined on 10 January 2023, but 100 head were there.'),
    ])
    await farm.change('livestock_joining_events', id, { date: '2023-02-01' })
    expect(await points('E-LIV-6')).toEqual([])
  })
})
