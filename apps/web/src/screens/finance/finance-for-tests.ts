// A farm with its finances, for tests of their screens.

const updated_at = '2026-07-01T00:00:00.000000Z'
export const here = { farm_id: 3, period_id: 8, updated_at }
export const before = { ...here, period_id: 7 }

const period = (id: number, name: string, year: number) => ({
  id,
  name,
  start_date: `${year}-07-01`,
  end_date: `${year + 1}-06-30`,
})
const [last, now] = [period(7, '2023-24', 2023), period(8, '2024-25', 2024)]

export const farmWithMoney = {
  farms: [{ id: 3, farm_name: 'Wattle Downs' }],
  periods: [last, now],
  farm_period: [
    { id: 18, ...here, status: 'In progress', period: now },
    { id: 17, ...before, status: 'Released', period: last },
  ],
  plant_categories: [{ id: 5, name: 'Headers', life_years: 10, sort_order: 1 }],
}
