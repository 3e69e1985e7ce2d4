import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readCommand } from './furrow-words.ts'

afterEach(() => vi.unstubAllEnvs())

const words = (text: string) => readCommand(text.split(' '))

test.each([
  ['user create a@b.c Ada', { kind: 'create', email: 'a@b.c', name: 'Ada', admin: false }],
  ['user create a@b.c Ada --admin', { kind: 'create', email: 'a@b.c', name: 'Ada', admin: true }],
  ['user password a@b.c', { kind: 'password', email: 'a@b.c' }],
  ['user admin a@b.c', { kind: 'change', email: 'a@b.c', field: 'admin', to: true }],
  ['user admin a@b.c --off', { kind: 'change', email: 'a@b.c', field: 'admin', to: false }],
  ['user deactivate a@b.c', { kind: 'change', email: 'a@b.c', field: 'active', to: false }],
  ['user deactivate --off a@b.c', { kind: 'change', email: 'a@b.c', field: 'active', to: true }],
  ['token revoke-all', { kind: 'revoke all', email: undefined }],
  ['pooler', { kind: 'pooler' }],
  ['token revoke-all a@b.c', { kind: 'revoke all', email: 'a@b.c' }],
  ['check', { kind: 'check' }],
])('"%s" is understood', (text, command) => {
  expect(words(text)?.command).toEqual(command)
})

test.each([
  'user',
  'user create a@b.c',
  'user create a@b.c Ada Lovelace',
  'user create a@b.c Ada --off',
  'user password a@b.c secret',
  'user password a@b.c --password',
  'user deactivate a@b.c --admin',
  'token revoke-all a@b.c b@b.c',
  'token revoke-all --off',
  'backup',
  'restore one two',
  'check farms',
  'plough',
])('"%s" is not', text => {
  expect(() => words(text)).toThrow(/is not understood/)
})

test('a file is meant from where the command was given', () => {
  const folder = path.resolve('/backups')
  vi.stubEnv('INIT_CWD', folder)
  expect(words('backup farm')?.command).toEqual({
    kind: 'backup',
    file: path.join(folder, 'farm'),
  })
  expect(words(`restore ${path.resolve('/farm')}`)?.command).toMatchObject({
    file: path.resolve('/farm'),
  })
})

test('the settings of the place may be given, and are passed on', () => {
  const args = ['user', 'password', 'a@b.c', '--data-dir', '/farm', '--database-url=postgres://x']
  expect(readCommand(args)?.settings).toEqual([
    '--data-dir',
    '/farm',
    '--database-url',
    'postgres://x',
  ])
})

test('nothing, or --help, asks for the usage', () => {
  expect(readCommand([])).toBeUndefined()
  expect(words('--help')).toBeUndefined()
  expect(words('user create -h')).toBeUndefined()
})
