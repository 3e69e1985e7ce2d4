// Prints what the catalogue implies for the database into apps/server/printed/schema.sql, so that
// a changed declaration shows as a difference that can be read. `--check` only compares.

import { checkCatalogue } from '@furrow/catalogue/check-catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { schemaText } from '../apps/server/src/db/schema/schema-text.ts'
import { print } from './print.ts'

await print('apps/server/printed/schema.sql', schemaText(checkCatalogue(furrow())))
