// Migrations are applied while people work: none of ours holds them up, and those that would are told apart.

import { describe, expect, test } from 'vitest'
import { readMigrations } from '../../apps/server/src/db/migrate.ts'
import { migrationFaults } from './migration-faults.ts'

const release = {
  name: '0044-release-2.sql',
  text: '-- expand: begins release 2\nselect 1',
  checksum: '',
}
const faultsOf = async (text: string) =>
  (await migrationFaults([release, { name: '0099-it.sql', text, checksum: '' }])).map(fault =>
    fault.replace('0099-it.sql: ', ''),
  )

test('none of ours stands in anybody’s way without a reason', async () => {
  expect(await migrationFaults(await readMigrations())).toEqual([])
})

describe('what is quick, and nothing to servers of the release before', () => {
  test.each([
    'create table new (id bigint not null); create index new_idx on new (id); update new set id = 1;',
    'alter table paddocks add column note text;',
    "alter table paddocks add column kind text not null default 'flat', add column at timestamptz default now();",
    'alter table paddocks add constraint k foreign key (a) references farms (id) not valid;',
    'alter table paddocks add constraint k check (a > 0) not valid;',
    'alter table changes set (autovacuum_vacuum_scale_factor = 0.02);',
    'drop trigger t on paddocks; create trigger t after insert on paddocks for each row execute function f();',
    'drop view v; create view v as select 1;',
    'alter index paddocks_name_key rename to earlier; alter index built rename to paddocks_name_key;',
    "insert into roles (role) values ('consultant');",
  ])('%s', async text => {
    expect(await faultsOf(`-- expand: more\n${text}`)).toEqual([])
  })

  test('what is built and looked through outside a transaction', async () => {
    const text = [
      '-- expand, outside a transaction: an index',
      'drop index concurrently if exists i;',
      'create index concurrently i on paddocks (name);',
      'alter table paddocks validate constraint k;',
    ].join('\n')
    expect(await faultsOf(text)).toEqual([])
    const said = await faultsOf(text.replace(', outside a transaction', ''))
    expect(said).toHaveLength(3)
    expect(said.every(one => one.includes('the first line has to say so'))).toBe(true)
  })

  test('what is taken away when nobody needs it any more', async () => {
    const text =
      '-- contract, needs release 1: the note\nalter table paddocks drop column note; drop table notes;'
    expect(await faultsOf(text)).toEqual([])
  })
})

describe('what is refused', () => {
  test.each([
    ['create index i on paddocks (name);', 'nobody writes to paddocks while i is built'],
    [
      'alter table paddocks alter column area type numeric;',
      'every row is written anew for the type of area',
    ],
    [
      'alter table paddocks alter column area set not null;',
      'every row is read for “not null” of area',
    ],
    ['alter table paddocks add column a text not null;', 'say nothing for a'],
    [
      'alter table paddocks add column a uuid default gen_random_uuid();',
      'every row is written anew for the default of a',
    ],
    ['alter table paddocks add column a text check (a > b);', 'for what a has to hold'],
    [
      'alter table paddocks add column a bigint generated always as identity;',
      'for what a has to hold',
    ],
    [
      'alter table paddocks add column a int generated always as (area * 2) stored;',
      'for what a has to hold',
    ],
    ['alter table paddocks add constraint k check (a > 0);', 'every row is read for k'],
    [
      'alter table paddocks add constraint k foreign key (a) references farms (id);',
      'every row is read for k',
    ],
    ['alter table paddocks add constraint k unique (a);', 'an index is built for k'],
    ['alter table paddocks add primary key (a);', 'an index is built for'],
    ['alter table paddocks drop column area;', 'that is a contract'],
    ['drop table paddocks;', 'that is a contract'],
    ['alter table paddocks rename column area to size;', 'by the old name'],
    ['update paddocks set area = 1;', 'rows of paddocks stay locked'],
    ['delete from paddocks;', 'rows of paddocks stay locked'],
    ['insert into paddocks select * from old;', 'may be much'],
    [
      'alter table paddocks set tablespace other;',
      'nobody has said that AT_SetTableSpace is quick',
    ],
    ['lock table paddocks;', 'nobody has said that LockStmt is quick'],
    ['do $$ begin null; end $$;', 'nobody has said that DoStmt is quick'],
    ['truncate paddocks;', 'nobody has said that TruncateStmt is quick'],
  ])('%s', async (text, sentence) => {
    expect(await faultsOf(`-- expand: more\n${text}`)).toEqual([expect.stringContaining(sentence)])
    const explained = `-- expand: more\n\n-- may lock: the table holds a handful of rows\n${text}`
    expect(await faultsOf(explained)).toEqual([])
  })

  test('a reason counts for the statement right below it alone', async () => {
    const text = [
      '-- expand: é',
      '-- may lock: the table holds a handful of rows',
      'create index i on periods (name);',
      'create index j on paddocks (name);',
    ].join('\n')
    expect(await faultsOf(text)).toEqual([expect.stringContaining('while j is built')])
  })

  test('a first line that says nothing, and a contract that leaves no time', async () => {
    expect(await faultsOf('-- More columns.\nselect 1;')).toEqual([
      expect.stringContaining('its first line says neither'),
    ])
    expect(await faultsOf('-- contract, needs release 2: it\nselect 1;')).toEqual([
      'servers of release 1 are at work while it is applied; it may need that one at most.',
    ])
  })
})
