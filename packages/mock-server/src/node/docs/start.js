// Draws the contract; a link to one call opens it, and what is typed under "Authorize" is sent with each trial.
globalThis.SwaggerUIBundle({
  url: '/_mock/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  displayOperationId: true,
  displayRequestDuration: true,
  filter: true,
  persistAuthorization: false,
  tryItOutEnabled: true,
  validatorUrl: null,
});
