// The PostgreSQL that the journeys run on: its template holds the demonstration, made once for the run.

import { furrow } from '@furrow/catalogue/furrow'
import type { TestProject } from 'vitest/node'
import { loadDemo } from '../src/demo/load-demo.ts'
import { provideTemplate } from './database.ts'

export default function setup(project: TestProject) {
  return provideTemplate(project, url => loadDemo(url, furrow()))
}
