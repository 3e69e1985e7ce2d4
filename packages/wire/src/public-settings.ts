// What anybody may know of this Furrow before they sign in: whom to phone, and what else it is
// connected with.

import { z } from 'zod'
import { named, words } from './told.ts'
import type { Told } from './told.ts'

const demoLogin = z.object({ email: words, name: words, what: words })

export const publicSettings = named(
  'session.settings',
  z.object({
    version: words,
    support_phone: words.nullable(),
    sends_email: z
      .boolean()
      .describe('Whether emails go out. Where no mail server is set up, they wait.'),
    time_zone: words.describe('Of the farms’ calendar.'),
    demo: z
      .object({ password: words, people: z.array(demoLogin) })
      .nullable()
      .describe('Where the demonstration is loaded: its people, and the password of them all.'),
    error_report_dsn: words.nullable().describe('Where errors are reported to.'),
    recording_url: words.nullable().describe('Where recordings are sent to, of those who agree.'),
    datasilo_url: words.nullable(),
    oldportal_url: words.nullable(),
    map_tiles_url: words
      .nullable()
      .describe('Where pictures of the ground come from: {z}, {x} and {y} stand in it.'),
    map_tiles_attribution: words
      .nullable()
      .describe('Whose they are, as it is to be said on the map.'),
  }),
)

export type PublicSettings = Told<typeof publicSettings>
export type DemoLogin = Told<typeof demoLogin>
