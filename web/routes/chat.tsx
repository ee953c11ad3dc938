import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { chatParams } from '../chat/chat-params.ts'
import { SCREEN_CODE } from '../screen-code.ts'
import { rootRoute } from './__root.tsx'

export const chatRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/chat',
  validateSearch: chatParams,
  component: lazyRouteComponent(SCREEN_CODE['/chat'], 'ChatPage'),
})
