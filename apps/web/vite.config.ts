// How the screens are built: one page below the address that the specification fixes, cut into
// pieces that are loaded where they are used, with a worker that keeps them on the device.

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { signInModules } from './sign-in-modules.ts'

const base = '/collect/1.0.0/'
const isOfSignIn = signInModules()
const server = `http://127.0.0.1:${process.env['PORT'] ?? '4400'}`

export default defineConfig({
  base,
  plugins: [
    react(),
    VitePWA({
      registerType: 'prompt',
      // The app registers it by itself, so that a failure stays silent.
      injectRegister: false,
      filename: 'sw.js',
      manifest: {
        name: 'Furrow',
        short_name: 'Furrow',
        description: 'Farm records, period by period, and how they compare',
        start_url: base,
        scope: base,
        display: 'standalone',
        background_color: '#fdfcf8',
        theme_color: '#2f6b3c',
        icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        // What draws maps and reads their files is kept once someone has used it, not before.
        globIgnores: ['**/{maplibre,terra-draw,map-files}*'],
        runtimeCaching: [
          {
            urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/assets/'),
            handler: 'CacheFirst',
            // Of an older build, some are left over.
            options: { cacheName: 'used-pieces', expiration: { maxEntries: 40 } },
          },
        ],
        navigateFallback: `${base}index.html`,
        // Which places may be embedded stands in the page's policy, and a kept page has an old one.
        navigateFallbackDenylist: [/\/apps\/[^/]+\/[^/]+$/, /\/(datasilo|oldportal)$/],
        cleanupOutdatedCaches: true,
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
      },
    }),
  ],
  build: {
    manifest: true,
    // With a lower target the colours for light and dark are written in another way, and lost.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              priority: 20,
            },
            {
              name: 'tanstack',
              test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|react-query|query-core|query-persist-client-core|react-store|store)[\\/]/,
              priority: 15,
            },
            { name: 'maplibre', test: /node_modules[\\/]maplibre-gl[\\/]/, priority: 15 },
            { name: 'terra-draw', test: /node_modules[\\/]terra-draw/, priority: 15 },
            {
              name: 'map-files',
              test: /node_modules[\\/](shpjs|but-unzip|parsedbf|proj4|mgrs|wkt-parser|geographiclib-geodesic|@tmcw[\\/]togeojson)[\\/]/,
              priority: 15,
            },
            {
              name: (id, bundle) =>
                isOfSignIn(id, one => bundle.getModuleInfo(one)) ? 'sign-in' : null,
              priority: 10,
            },
            // Lower floors first, so that no two pieces need each other.
            {
              name: 'mantine',
              test: /node_modules[\\/](@mantine|@floating-ui)[\\/]/,
              minShareCount: 3,
              priority: 9,
            },
            // Not the plan of the financial record, which is calculated where it is loaded.
            {
              name: 'farming',
              test: /[\\/]packages[\\/](?!.*furrow-record-plan)/,
              minShareCount: 3,
              priority: 8,
            },
            { name: 'data', test: /[\\/]src[\\/](data|ui)[\\/]/, minShareCount: 3, priority: 7 },
            { name: 'charts', test: /[\\/]src[\\/]charts[\\/]/, minShareCount: 3, priority: 6 },
            { name: 'sheet', test: /[\\/]src[\\/]sheet[\\/]/, minShareCount: 3, priority: 6 },
            {
              name: 'shared',
              test: /[\\/](web[\\/]src|@tabler)[\\/]/,
              minShareCount: 3,
              priority: 5,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(['/api', '/auth', '/sanctum'].map(path => [path, server])),
  },
})
