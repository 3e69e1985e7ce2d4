// What a browser has and Node lacks, for the tests behind the screens.

import 'fake-indexeddb/auto'
