/** The network of this machine as it is: given to the app, the Worker asks it without a stand-in between them. */
export const THE_NETWORK = (request: Request): Promise<Response> => fetch(request)
