// What a farm is asked in a period, section by section, and how it is said that an answer is missing.
// A question is asked only where it applies: of a paddock with irrigation, of a crop that was sown.

export type SectionName = (typeof sections)[number]['name']

/** In the order in which a farm is asked. Sections that weigh nothing are scored all the same. */
export const sections = [
  { name: 'farm_details', label: 'Farm details', weight: 0, money: false },
  { name: 'properties', label: 'Properties and titles', weight: 0, money: false },
  { name: 'paddocks', label: 'Paddocks', weight: 15, money: false },
  { name: 'rain', label: 'Rain gauges', weight: 10, money: false },
  { name: 'cropping', label: 'Cropping', weight: 25, money: false },
  { name: 'crop_sales', label: 'Crop sales', weight: 10, money: true },
  { name: 'livestock', label: 'Livestock', weight: 15, money: false },
  { name: 'water', label: 'Water', weight: 0, money: false },
  { name: 'assets', label: 'Assets and valuations', weight: 10, money: true },
  { name: 'finance', label: 'Finance', weight: 10, money: true },
  { name: 'files', label: 'Files', weight: 5, money: false },
  { name: 'contacts', label: 'Contacts', weight: 0, money: false },
] as const

export interface Question {
  /** `section.question` */
  readonly name: string
  /** One that is missing; a whole sentence where there is only one to ask. */
  readonly one: string
  /** Several that are missing, behind their number. */
  readonly several?: string
  /** Asked only of who sees the farm's money. */
  readonly money: boolean
  /** A person's word that all is answered: it counts for the bar that it stands in. */
  readonly confirms: boolean
}

// prettier-ignore
type Row = readonly [name: string, one: string, several?: string | undefined, mark?: 'money' | 'confirms']

/** A question that ends in `.any` stands for the others while there is nothing to ask them of. */
// prettier-ignore
const rows: readonly Row[] = [
  ['farm_details.address', 'The farm has no address'],
  ['farm_details.phone', 'The farm has no phone number'],
  ['farm_details.mail', 'The farm has no email'],
  ['farm_details.manager', 'The farm has no manager'],
  ['farm_details.group', 'The farm is in no profit focus group'],

  ['properties.any', 'No property is recorded'],
  ['properties.title_area', 'property has no title area', 'properties have no title area'],
  ['properties.held_as', 'property has no ownership type', 'properties have no ownership type'],

  ['paddocks.any', 'No paddock is recorded'],
  ['paddocks.area', 'paddock has no area', 'paddocks have no area'],
  ['paddocks.use', 'paddock has no land use', 'paddocks have no land use'],
  ['paddocks.property', 'paddock has no property', 'paddocks have no property'],
  ['paddocks.land_class', 'paddock has no land class', 'paddocks have no land class'],
  ['paddocks.soil', 'paddock has no soil type', 'paddocks have no soil type'],
  ['paddocks.gauge', 'paddock has no rain gauge', 'paddocks have no rain gauge'],
  ['paddocks.irrigation', 'irrigated paddock has no irrigation type', 'irrigated paddocks have no irrigation type'],
  ['paddocks.share', 'sharefarmed paddock has no share for us', 'sharefarmed paddocks have no share for us'],

  ['rain.any', 'No rain gauge has a reading or a paddock'],
  ['rain.month', 'month of rain is incomplete', 'months of rain are incomplete'],

  ['cropping.paddock', 'cropping paddock has no crop or fallow', 'cropping paddocks have no crop or fallow'],
  ['cropping.crop', 'paddock has no crop chosen', 'paddocks have no crop chosen'],
  ['cropping.sown_area', 'crop has no sown area', 'crops have no sown area'],
  ['cropping.sown_day', 'crop has no sowing date', 'crops have no sowing date'],
  ['cropping.variety', 'crop has no variety', 'crops have no variety'],
  ['cropping.ending', 'crop is not yet harvested or written off', 'crops are not yet harvested or written off'],
  ['cropping.taken', 'standing crop has no cut, harvest or grazing', 'standing crops have no cut, harvest or grazing'],
  ['cropping.harvest', 'harvest has no area, date or amount', 'harvests have no area, date or amount'],
  ['cropping.fertiliser', 'crop has no fertiliser', 'crops have no fertiliser'],
  ['cropping.confirmed', 'crop is not marked as complete', 'crops are not marked as complete', 'confirms'],

  ['crop_sales.sold', 'harvested crop is not sold or in storage', 'harvested crops are not sold or in storage', 'money'],
  ['crop_sales.day', 'sale has no date', 'sales have no date', 'money'],
  ['crop_sales.amount', 'sale has no amount or income', 'sales have no amount or income', 'money'],
  ['crop_sales.estimate', 'unsold crop has no amount or expected price', 'unsold crops have no amount or expected price', 'money'],

  ['livestock.opening', 'enterprise has no opening number', 'enterprises have no opening number'],
  ['livestock.closing', 'enterprise has no closing number', 'enterprises have no closing number'],
  ['livestock.balance', 'livestock class does not balance', 'livestock classes do not balance'],
  ['livestock.weight', 'livestock class has no opening or closing weight', 'livestock classes have no opening or closing weight'],
  ['livestock.price', 'livestock class was sold without a price', 'livestock classes were sold without a price', 'money'],
  ['livestock.noted', 'livestock class has deaths without a cause or a note', 'livestock classes have deaths without a cause or a note'],
  ['livestock.marked', 'enterprise has no young marked', 'enterprises have no young marked'],
  ['livestock.confirmed', 'enterprise is not marked as complete', 'enterprises are not marked as complete', 'confirms'],

  ['water.irrigation', 'crop on an irrigated paddock has no irrigation', 'crops on irrigated paddocks have no irrigation'],
  ['water.amount', 'irrigation has no date or amount', 'irrigations have no date or amount'],
  ['water.entitlement', 'No water entitlement is recorded', undefined, 'money'],
  ['water.kind', 'water entitlement has no type', 'water entitlements have no type', 'money'],
  ['water.megalitres', 'water entitlement has no megalitres', 'water entitlements have no megalitres', 'money'],
  ['water.available', 'The financial record has no water available', undefined, 'money'],

  ['assets.any', 'No building, storage, machine or water is recorded', undefined, 'money'],
  ['assets.value', 'asset has no value', 'assets have no value', 'money'],
  ['assets.land_value', 'land class of a property has no value per ha', 'land classes of properties have no value per ha', 'money'],

  ['finance.areas', 'The areas owned and leased are not entered', undefined, 'money'],
  ['finance.values', 'Asset values are not entered', undefined, 'money'],
  ['finance.land_classes', 'The areas of the land classes are not entered', undefined, 'money'],
  ['finance.debts', 'Debts are not entered (enter 0 if there are none)', undefined, 'money'],
  ['finance.income', 'Income is not entered', undefined, 'money'],
  ['finance.direct_costs', 'Direct costs are not entered', undefined, 'money'],
  ['finance.overheads', 'Overheads are not entered', undefined, 'money'],
  ['finance.interest_and_rent', 'Interest and rent are not entered (enter 0 if there are none)', undefined, 'money'],
  ['finance.labour', 'Days worked are not entered', undefined, 'money'],

  ['files.map', 'A property map is missing'],
  ['files.statement', 'A bank or loan statement is missing'],
  ['files.invoice', 'A sale advice or RCTI for the crops is missing'],
  ['files.livestock', 'A livestock invoice is missing'],
  ['files.category', 'file has no category', 'files have no category'],

  ['contacts.reached', 'No contact has a phone number or email'],
]

export const questions: readonly Question[] = rows.map(([name, one, several, mark]) => ({
  name,
  one,
  ...(several === undefined ? {} : { several }),
  money: mark === 'money',
  confirms: mark === 'confirms',
}))

export function sectionOf(question: string): string {
  return question.split('.')[0] ?? ''
}
