// Whom a farm deals with, and what was noted at the last visit. Names are trades, not people;
// the numbers are of a range that is never given out.

import type { contactRoles, contactTopics } from '@furrow/catalogue/choices'
import type { FarmKind, Making } from './plan.ts'

const everyFarm = ['Accountant', 'Diesel mechanic', 'Fuel depot', 'Rural bank manager']
const trades: Readonly<Record<FarmKind, readonly string[]>> = {
  mixed: ['Agronomist', 'Stock agent', 'Shearing contractor', 'Grain buyer'],
  grain: ['Agronomist', 'Grain buyer', 'Harvest contractor', 'Seed merchant'],
  cotton: ['Cotton consultant', 'Gin manager', 'Water officer', 'Picking contractor'],
  cane: ['Mill cane inspector', 'Productivity officer', 'Harvesting group', 'Fertiliser depot'],
  sheep: ['Stock agent', 'Wool broker', 'Shearing contractor', 'Vet'],
  beef: ['Stock agent', 'Vet', 'Carrier', 'Feedlot buyer'],
}

/** What they are to the farm; whoever is not named here is something else. */
const roles: Readonly<Record<string, ContactRole>> = {
  Accountant: 'Accountant',
  Agronomist: 'Agronomist',
  'Cotton consultant': 'Agronomist',
  'Gin manager': 'Gin',
  'Mill cane inspector': 'Mill',
  'Rural bank manager': 'Bank',
  'Stock agent': 'Agent',
  'Wool broker': 'Agent',
}
const topics: Readonly<Partial<Record<ContactRole, ContactTopic>>> = {
  Accountant: 'Finance',
  Bank: 'Finance',
  Agronomist: 'Chemicals',
  Agent: 'Stock',
}
type ContactRole = (typeof contactRoles)[number]
type ContactTopic = (typeof contactTopics)[number]

const opportunities: Readonly<Record<FarmKind, readonly [string, Area, number][]>> = {
  mixed: [
    ['Join ewes two weeks later, on better feed', 'Livestock', 1_800_000],
    ['Lime the two sour paddocks before canola', 'Cropping', 2_400_000],
  ],
  grain: [
    ['Sow chickpeas deeper after the long fallow', 'Cropping', 3_100_000],
    ['Share a header with the neighbour', 'Machinery', 5_500_000],
  ],
  cotton: [
    ['Turn one syphon field into bankless', 'Water', 4_200_000],
    ['Sell the second picker', 'Machinery', 9_000_000],
  ],
  cane: [
    ['Plough out fourth ratoons on the flat', 'Cropping', 2_200_000],
    ['Green trash blanket on all light soil', 'Cropping', 900_000],
  ],
  sheep: [
    ['Scan for twins and feed them apart', 'Livestock', 2_600_000],
    ['One more water point in the back country', 'Water', 1_200_000],
  ],
  beef: [
    ['Draft heifers at 300 kg before joining', 'Livestock', 1_900_000],
    ['Split the two largest paddocks', 'Livestock', 3_300_000],
  ],
}

type Area = 'Cropping' | 'Livestock' | 'Water' | 'Machinery'

export function addContacts({ plan, rows, farm }: Making): void {
  for (const [place, trade] of [...trades[plan.kind], ...everyFarm].entries()) {
    const role = roles[trade] ?? 'Other'
    const topic = topics[role]
    rows.add('farm_contacts', {
      farm_id: farm,
      name: trade,
      role,
      topics: topic ? [topic] : null,
      phone: `07 5550 ${String(1000 + place * 37 + plan.name.length).padStart(4, '0')}`,
      email: `${trade.toLowerCase().replaceAll(' ', '.')}@furrow.example`,
    })
  }
  const last = plan.periods.at(-1)
  for (const [title, area, gain] of opportunities[plan.kind]) {
    rows.add('opportunities', {
      farm_id: farm,
      period_id: last?.id ?? null,
      title,
      area_of_business: area,
      expected_gain: gain,
      status: 'Noted',
    })
  }
}
