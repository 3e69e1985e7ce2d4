import { expect, test } from 'vitest'
import { readQueries } from './printed-queries.ts'

const text = `-- Printed. Do not edit.

-- GET /api/paddocks/21
-- values: [[11,12],21]
select 1
from paddocks
where farm_id = any ($1) and id = $2;

-- PATCH /api/paddocks/batch: the rows are written
-- values: ["[{\\"name\\":\\"a; b\\"}]"]
update paddocks set name = 'x';
`

test('each statement is told with its title and its values', () => {
  expect(readQueries(text)).toEqual([
    {
      title: 'GET /api/paddocks/21',
      values: [[11, 12], 21],
      statement: 'select 1\nfrom paddocks\nwhere farm_id = any ($1) and id = $2',
    },
    {
      title: 'PATCH /api/paddocks/batch: the rows are written',
      values: ['[{"name":"a; b"}]'],
      statement: "update paddocks set name = 'x'",
    },
  ])
})
