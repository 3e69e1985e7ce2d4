// Furrow's own catalogue: the chapters, in the order in which a reader meets them.

import { catalogueOf } from './catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import { apps } from './chapters/apps.ts'
import { assets } from './chapters/assets.ts'
import { businesses } from './chapters/businesses.ts'
import { collection } from './chapters/collection.ts'
import { cropEvents } from './chapters/crop-events.ts'
import { cropSales } from './chapters/crop-sales.ts'
import { crops } from './chapters/crops.ts'
import { debtsAndLabour } from './chapters/debts-and-labour.ts'
import { entering } from './chapters/entering.ts'
import { farms } from './chapters/farms.ts'
import { files } from './chapters/files.ts'
import { finance } from './chapters/finance.ts'
import { history } from './chapters/history.ts'
import { land } from './chapters/land.ts'
import { livestock } from './chapters/livestock.ts'
import { people } from './chapters/people.ts'
import { signingIn } from './chapters/signing-in.ts'
import { work } from './chapters/work.ts'
import { workshops } from './chapters/workshops.ts'

const chapters = [
  ...people,
  ...signingIn,
  ...apps,
  ...businesses,
  ...farms,
  ...files,
  ...land,
  ...crops,
  ...cropEvents,
  ...cropSales,
  ...livestock,
  ...assets,
  ...debtsAndLabour,
  ...finance,
  ...work,
  ...workshops,
  ...entering,
  ...collection,
  ...history,
] as const

type FurrowEntity = (typeof chapters)[number]
type ByName = { readonly [E in FurrowEntity as E['name']]: E }
export type EntityName = keyof ByName
export type FieldsOf<N extends EntityName> = ByName[N]['fields']
export type RelationsOf<N extends EntityName> = ByName[N]['relations']

let made: Catalogue | undefined

/** Made when it is first asked for; nobody changes it. */
export function furrow(): Catalogue {
  made ??= catalogueOf(chapters)
  return made
}
