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
  ['farm_details.mail', 'The farm has no mail address'],
  ['farm_details.manager', 'The farm has no manager'],
  ['farm_details.group', 'The farm is in no profit focus group'],

  ['properties.any', 'No property is entered'],
  ['properties.title_area', 'property has no title area', 'properties have no title area'],
  ['properties.held_as', 'property does not say how it is held', 'properties do not say how they are held'],

  ['paddocks.any', 'No paddock is entered'],
  ['paddocks.area', 'paddock has no area', 'paddocks have no area'],
  ['paddocks.use', 'paddock does not say what it is used for', 'paddocks do not say what they are used for'],
  ['paddocks.property', 'paddock is on no property', 'paddocks are on no property'],
  ['paddocks.land_class', 'paddock has no land class', 'paddocks have no land class'],
  ['paddocks.soil', 'paddock has no soil type', 'paddocks have no soil type'],
  ['paddocks.gauge', 'paddock has no rain gauge', 'paddocks have no rain gauge'],
  ['paddocks.irrigation', 'irrigated paddock does not say how it is watered', 'irrigated paddocks do not say how they are watered'],
  ['paddocks.share', 'sharefarmed paddock does not say our share', 'sharefarmed paddocks do not say our share'],

  ['rain.any', 'No rain gauge has a reading or a paddock'],
  ['rain.month', 'month of rain is not whole', 'months of rain are not whole'],

  ['cropping.paddock', 'cropping paddock has neither a crop nor a fallow', 'cropping paddocks have neither a crop nor a fallow'],
  ['cropping.crop', 'paddock does not say which crop it had', 'paddocks do not say which crop they had'],
  ['cropping.sown_area', 'crop has no area sown', 'crops have no area sown'],
  ['cropping.sown_day', 'crop has no sowing day', 'crops have no sowing day'],
  ['cropping.variety', 'crop has no variety', 'crops have no variety'],
  ['cropping.ending', 'crop has no harvest or other ending', 'crops have no harvest or other ending'],
  ['cropping.taken', 'standing crop has no cut, harvest or grazing', 'standing crops have no cut, harvest or grazing'],
  ['cropping.harvest', 'harvested crop lacks an area, a day or what came off', 'harvested crops lack an area, a day or what came off'],
  ['cropping.fertiliser', 'crop has no fertiliser', 'crops have no fertiliser'],
  ['cropping.confirmed', 'kind of crop is not ticked as answered', 'kinds of crop are not ticked as answered', 'confirms'],

  ['crop_sales.sold', 'harvested crop is neither sold nor in store', 'harvested crops are neither sold nor in store', 'money'],
  ['crop_sales.day', 'sale has no day', 'sales have no day', 'money'],
  ['crop_sales.amount', 'sale lacks how much it was or what it brought', 'sales lack how much they were or what they brought', 'money'],
  ['crop_sales.estimate', 'unsold crop lacks how much it is or a price', 'unsold crops lack how much they are or a price', 'money'],

  ['livestock.opening', 'enterprise has no opening number', 'enterprises have no opening number'],
  ['livestock.closing', 'enterprise has no closing number', 'enterprises have no closing number'],
  ['livestock.balance', 'class of stock does not balance', 'classes of stock do not balance'],
  ['livestock.weight', 'class of stock has no weight at the start or the end', 'classes of stock have no weight at the start or the end'],
  ['livestock.price', 'class of stock was sold without a price', 'classes of stock were sold without a price', 'money'],

  ['water.irrigation', 'crop on an irrigated paddock has no water', 'crops on irrigated paddocks have no water'],
  ['water.amount', 'irrigation has no day or amount', 'irrigations have no day or amount'],
  ['water.entitlement', 'No water entitlement is entered', undefined, 'money'],
  ['water.kind', 'water entitlement does not say what it is', 'water entitlements do not say what they are', 'money'],
  ['water.megalitres', 'water entitlement has no megalitres', 'water entitlements have no megalitres', 'money'],
  ['water.available', 'The financial record does not say how much water there was', undefined, 'money'],

  ['assets.any', 'No building, storage, machine or water is entered', undefined, 'money'],
  ['assets.value', 'asset has no value', 'assets have no value', 'money'],
  ['assets.land_value', 'land class of a property has no value for a hectare', 'land classes of properties have no value for a hectare', 'money'],

  ['finance.areas', 'The areas owned and leased are not entered', undefined, 'money'],
  ['finance.values', 'What the farm owns is not entered', undefined, 'money'],
  ['finance.land_classes', 'The areas of the land classes are not entered', undefined, 'money'],
  ['finance.debts', 'Debts are not entered: 0 where there are none', undefined, 'money'],
  ['finance.income', 'Income is not entered', undefined, 'money'],
  ['finance.direct_costs', 'Direct costs are not entered', undefined, 'money'],
  ['finance.overheads', 'Overheads are not entered', undefined, 'money'],
  ['finance.interest_and_rent', 'Interest and rent are not entered: 0 where there are none', undefined, 'money'],
  ['finance.labour', 'Days worked are not entered', undefined, 'money'],

  ['files.map', 'A property map is missing'],
  ['files.statement', 'A bank or loan statement is missing'],
  ['files.invoice', 'A sale advice or RCTI for the crops is missing'],
  ['files.livestock', 'A livestock invoice is missing'],
  ['files.category', 'file is in no category', 'files are in no category'],

  ['contacts.reached', 'No contact has a phone number or a mail address'],
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
