// The pid file, and processes that stand in for a postmaster: living, dead and stubborn.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { disownDeadPostmaster, isPostmaster, readPostmaster, stopPostmaster } from './postmaster.ts'

let data = ''
const children: ChildProcess[] = []
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'furrow-postmaster-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(data, { recursive: true, force: true })
})

/** A process that has the data folder among its words, as a postmaster has. */
async function standIn(script: string): Promise<{ pid: number; child: ChildProcess }> {
  const words = ['-e', `${script}; console.log('there'); setInterval(() => {}, 1000)`, data]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  await once(child.stdout ?? child, 'data')
  return { pid: child.pid ?? 0, child }
}

const pidFile = (pid: number, status: string): string =>
  [pid, data, '1795253783', '25999', '', '127.0.0.1', '  2148571         8', status, ''].join('\n')

const leave = (text: string): Promise<void> => writeFile(join(data, 'postmaster.pid'), text)

test('the pid file tells process, port, and whether it takes connections', async () => {
  expect(await readPostmaster(data)).toBeUndefined()
  await leave('')
  expect(await readPostmaster(data)).toBeUndefined()
  await leave(pidFile(123, 'starting'))
  expect(await readPostmaster(data)).toMatchObject({ pid: 123, port: 25999, ready: false })
  await leave(pidFile(123, 'ready   '))
  expect(await readPostmaster(data)).toMatchObject({ pid: 123, port: 25999, ready: true })
})

describe.skipIf(process.platform !== 'linux')('on Linux', () => {
  test('a process of another command is no postmaster, whatever its number', async () => {
    const { pid } = await standIn('')
    expect(await isPostmaster(pid, data)).toBe(true)
    expect(await isPostmaster(pid, `${data}-other`)).toBe(false)
    expect(await isPostmaster(process.pid, data)).toBe(false)
  })

  test('a dead process that nobody has reaped is no postmaster, and loses its claim', async () => {
    // The shell's child ends when another sleep took the shell's place, which never asks after it.
    const parent = spawn('/bin/sh', ['-c', 'sleep 1 & echo $!; exec sleep 60', data])
    children.push(parent)
    const zombie = Number(String((await once(parent.stdout, 'data'))[0]))
    const state = () => readFile(`/proc/${zombie}/stat`, 'utf8')
    await expect.poll(state, { timeout: 20_000 }).toMatch(/\) Z /)
    expect(await isPostmaster(zombie, data)).toBe(false)
    await leave(pidFile(zombie, 'ready'))
    await disownDeadPostmaster(data)
    const text = await readFile(join(data, 'postmaster.pid'), 'utf8')
    expect(text).toBe(pidFile(process.pid, 'ready'))
  })

  test('a living postmaster keeps its claim', async () => {
    const { pid } = await standIn('')
    await leave(pidFile(pid, 'ready'))
    await disownDeadPostmaster(data)
    expect(await readFile(join(data, 'postmaster.pid'), 'utf8')).toBe(pidFile(pid, 'ready'))
  })
})

describe.skipIf(process.platform === 'win32')('stopping', () => {
  const signals = (child: ChildProcess) => once(child, 'exit').then(([, signal]) => signal)

  test('asks for a fast shutdown first', async () => {
    const { pid, child } = await standIn('')
    const end = signals(child)
    await stopPostmaster(pid, data)
    expect(await end).toBe('SIGINT')
  })

  test('asks for an immediate one where patience ends', async () => {
    const { pid, child } = await standIn("process.on('SIGINT', () => {})")
    const end = signals(child)
    await stopPostmaster(pid, data, 200)
    expect(await end).toBe('SIGQUIT')
  })

  test('leaves a stranger alone who got the number of a dead postmaster', async () => {
    const { pid, child } = await standIn('')
    await stopPostmaster(pid, `${data}-other`, 50)
    expect([child.exitCode, child.signalCode]).toEqual([null, null])
  })
})
