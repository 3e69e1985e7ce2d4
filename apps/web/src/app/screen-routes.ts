// Every screen of the portal, by the folders that declare them. Where one has an entry in the rail, it
// stands there in this order.

import { appsRoutes } from '../screens/apps/apps-routes.ts'
import { billsRoutes } from '../screens/bills/bills-routes.ts'
import { businessRoutes } from '../screens/business/business-routes.ts'
import { catalogueRoutes } from '../screens/catalogue/catalogue-routes.ts'
import { collectionRoutes } from '../screens/collection/collection-routes.ts'
import { workshopsRoutes } from '../screens/workshops/workshops-routes.ts'
import { contactsRoutes } from '../screens/contacts/contacts-routes.ts'
import { croppingRoutes } from '../screens/cropping/cropping-routes.ts'
import { deskRoutes } from '../screens/desk/desk-routes.ts'
import { editionsRoutes } from '../screens/editions/editions-routes.ts'
import { embeddedRoutes } from '../screens/embedded/embedded-routes.ts'
import { farmDetailsRoutes } from '../screens/farm-details/farm-details-routes.ts'
import { farmsRoutes } from '../screens/farms/farms-routes.ts'
import { filesRoutes } from '../screens/files/files-routes.ts'
import { financeRoutes } from '../screens/finance/finance-routes.ts'
import { homeRoutes } from '../screens/home/home-routes.ts'
import { impersonateRoutes } from '../screens/impersonate/impersonate-routes.ts'
import { emailsRoutes } from '../screens/emails/emails-routes.ts'
import { jobsRoutes } from '../screens/jobs/jobs-routes.ts'
import { listsRoutes } from '../screens/lists/lists-routes.ts'
import { livestockRoutes } from '../screens/livestock/livestock-routes.ts'
import { onboardingsRoutes } from '../screens/onboardings/onboardings-routes.ts'
import { ownRoutes } from '../screens/me/own-routes.ts'
import { needsYouRoutes } from '../screens/needs-you/needs-you-routes.ts'
import { paddockMapRoutes } from '../screens/paddock-map/paddock-map-routes.ts'
import { paddocksRoutes } from '../screens/paddocks/paddocks-routes.ts'
import { peerGroupsRoutes } from '../screens/peer-groups/peer-groups-routes.ts'
import { periodsRoutes } from '../screens/periods/periods-routes.ts'
import { projectsRoutes } from '../screens/projects/projects-routes.ts'
import { propertiesRoutes } from '../screens/properties/properties-routes.ts'
import { questionsRoutes } from '../screens/questions/questions-routes.ts'
import { rainGaugesRoutes } from '../screens/rain-gauges/rain-gauges-routes.ts'
import { releaseReportsRoutes } from '../screens/reports/release-reports-routes.ts'
import { reportsRoutes } from '../screens/reports/reports-routes.ts'
import { resetPasswordRoutes } from '../screens/reset-password/reset-password-routes.ts'
import { selectBusinessRoutes } from '../screens/select-business/select-business-routes.ts'
import { serverStateRoutes } from '../screens/server-state/server-state-routes.ts'
import { signInRoutes } from '../screens/sign-in/sign-in-routes.ts'
import { signOutRoutes } from '../screens/sign-out/sign-out-routes.ts'
import { workRoutes } from '../screens/work/work-routes.ts'

export const screenRoutes = [
  ...signInRoutes,
  ...resetPasswordRoutes,
  ...signOutRoutes,
  ...selectBusinessRoutes,
  ...homeRoutes,
  ...collectionRoutes,
  ...paddocksRoutes,
  ...paddockMapRoutes,
  ...propertiesRoutes,
  ...rainGaugesRoutes,
  ...croppingRoutes,
  ...livestockRoutes,
  ...financeRoutes,
  ...contactsRoutes,
  ...filesRoutes,
  ...reportsRoutes,
  ...farmsRoutes,
  ...deskRoutes,
  ...projectsRoutes,
  ...onboardingsRoutes,
  ...farmDetailsRoutes,
  ...periodsRoutes,
  ...questionsRoutes,
  ...billsRoutes,
  ...workRoutes,
  ...workshopsRoutes,
  ...appsRoutes,
  ...peerGroupsRoutes,
  ...editionsRoutes,
  ...releaseReportsRoutes,
  ...embeddedRoutes,
  ...listsRoutes,
  ...jobsRoutes,
  ...emailsRoutes,
  ...serverStateRoutes,
  ...impersonateRoutes,
  ...catalogueRoutes,
  ...businessRoutes,
  ...ownRoutes,
  ...needsYouRoutes,
]
