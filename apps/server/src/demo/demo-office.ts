// All of the consultants' side of the demonstration.

import { addOnboardings, addOtherProjects } from './demo-onboardings.ts'
import { addProjects, addWorkshops } from './demo-work.ts'
import type { Customer, Office } from './demo-work.ts'

export function addOfficeWork(office: Office, customers: readonly Customer[]): void {
  addProjects(office, customers)
  addOtherProjects(office, customers)
  addOnboardings(office, customers)
  addWorkshops(office, customers)
}
