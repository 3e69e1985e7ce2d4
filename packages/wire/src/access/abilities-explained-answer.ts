// What a person may do, and why, as the server tells it to administrators and the person.

import { z } from 'zod'
import { named, row, words } from '../told.ts'
import type { Told } from '../told.ts'

const explained = z.object({
  ability: words.describe('What is decided: `seen`, `money`, or the name of an ability.'),
  may: z.boolean(),
  says: words.describe('In words, without who: `Sees the finances of Wattle Flat`.'),
  because: z.array(words),
})

export const abilitiesExplained = named(
  'abilities_explained',
  z.object({
    may_sign_in: z.boolean(),
    at_large: z.array(explained).describe('What is bound to no farm that they see.'),
    farms: z
      .array(z.object({ id: row, name: words, abilities: z.array(explained) }))
      .describe('Those that they have to do with, by name; of administrators none.'),
  }),
)

export type AbilitiesExplained = Told<typeof abilitiesExplained>
export type ExplainedAbility = Told<typeof explained>
