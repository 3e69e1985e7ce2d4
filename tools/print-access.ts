// Prints docs/access.md: who reads and writes what, as the code answers it. `--check` only compares.

import { checkCatalogue } from '@furrow/catalogue/check-catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { accessTable, closedFigures } from './access-table.ts'
import { print } from './print.ts'

const catalogue = checkCatalogue(furrow())

await print(
  'docs/access.md',
  `<!-- Printed from the code. Do not edit: run "npm run print". -->

# Who reads and writes what

Every row is some farm's, some business's, some person's, or everyone's. What follows from that is one
condition on every table of every statement (\`apps/server/src/access/reach/reach-of.ts\`), so that a row which is
not someone's does not exist for them: not in a list, not in a count, not behind a relation, not as a key.

## The people

- **Administrators** read and write everything.
- **Worker**: linked to the farm by \`details_user\`. Records everything of the farm while its period is open,
  but sees no finances. **With finances** is the same person after a manager switched that on.
- **Farm manager**: the link says \`is_farms_manager\`, or the farm names them as \`manager_id\`. Also changes
  the farm itself and its people, invites, submits periods, and says who sees finances.
- **Business member, manager and billing user**: by \`business_user\`, \`manager_id\` and \`billing_user_id\`. They
  are people of all farms of the business (\`business_farm\`); its manager manages them all.
- **Staff**: has the role \`consultant\`. Of the farm are those who are collector, owner or validator of one
  of its projects, and named so without the role is nobody.
- **Anybody else** who is signed in.

The view \`farm_people\` says who is what on a farm, and \`business_people\` in a business; what someone reaches
follows from them, and a change counts with the next request.

## When a period is open

The farm's people write while the period of the farm is Not started or In progress, staff until it is
Released, administrators always. A manager submits, and undoes that, until validation begins; staff move it on;
from Released it is reopened with a reason. The last column says by what a record belongs to a period;
where it is empty the record belongs to none. A row is not moved to where it could not have been written,
and does not go where something would go along that may not.

## Abilities

An ability is \`view\`, \`create\`, \`update\`, \`delete\` or \`*\`, or has a name of its own such as \`view-finance\`; it may
be bound to a kind of record (\`entity_type\`), one row (\`entity_id\`), a farm (\`scope\`, of the ability or of the
permission) or to rows that someone reaches anyway (\`only_owned\`). A permission gives it to a person, or to
everybody with a role of the same name, or forbids it. What is forbidden always wins, but over administrators.
What is given reaches further than the table below; it never opens figures about money without
\`view-finance\`, writes in no period that is closed to staff, and, where no kind is named, is not about what
is a person's own or the administrators'. \`view-finance\` is what the money switch of a farm gives and takes.
What is calculated from several kinds of records, as a point that stands open or a check of what was grown and
sold, is told to whoever reads each of them whole on that farm, and to nobody else
(\`apps/server/src/access/reach/whole-kinds.ts\`).

What a person may do, and by which link, role or permission, \`GET /api/v2/users/{id}/abilities-explained\` says in
words to them and to administrators (\`apps/server/src/access/explained/\`). It asks what decides about them, and reads the
reasons from what the view of a farm's people is made of.

## Pages that are shown inside Furrow

An app, the data silo and the old portal are pages of others. Whoever opens one gets a token for it
(\`POST /api/v2/app-token\`) that may be posted to the page's own origin. It lives 15 minutes and ends with the
device or the acting that it was made in. Whoever's it is, an administrator's too, it reads the lists, and of
the one farm that it was made for what that person sees of it, with money only where they see it; of people
only that person's name, of the history not who wrote it; nothing of businesses, projects, bills, invitations,
devices or abilities, and nothing of any farm where none was named. What is forbidden to the person stays so.
It writes nothing, and makes no other token (\`apps/server/src/access/reach/narrowed.ts\`, \`narrow-reach.ts\`). What it
reads are records: what stands open in a period and how complete it is, which are calculated from many, are
closed to it.

## The table

**r** reads, **a** adds, **c** changes, **d** deletes: small letters stand for the rows of one's own farm,
business or person, capitals for all rows; – for none.

${accessTable(catalogue)}

People are seen whole by themselves; by those of the same farms and businesses only with name, mail address
and colour. History (\`changes\`) is read as the row that it tells of, without figures that one may not read.
Of a workshop's attendees the farm's people change the status alone; of a job one's own, to cancel it. Of bills and
their lines the business reads those that were sent; a bill that was sent, its lines and what was paid for it are kept by rules.

## Figures that not everybody sees who sees the row

To others they read, sort and filter as nothing, and cannot be set.

${closedFigures(catalogue)}
`,
)
