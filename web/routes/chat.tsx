import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { chatParams } from '../chat/chat-params.ts'
import { rootRoute } from './__root.tsx'

export const chatRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/chat',
  validateSearch: chatParams,
  component: lazyRouteComponent(() => import('../chat/chat-page.tsx'), 'ChatPage'),
})
