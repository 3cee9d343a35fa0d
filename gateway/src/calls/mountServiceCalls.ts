import type { FastifyInstance } from "fastify";
import { refusal } from "../http/index.ts";
import type { CallerServices, CallServices } from "./callServices.ts";
import type { DefinedServiceCall, ServiceAudience, ServiceContract } from "./defineServiceCall.ts";
import { placesOf, routerPath } from "./routerPath.ts";
import { brandOfQuery, serviceCallers, type ServiceCallers } from "./serviceCallers.ts";

function requireLimit({ id, limit }: ServiceContract, { limits }: ServiceCallers): void {
  if (!limits.includes(limit))
    throw new Error(`The call "${id}" is not counted in the class of its audience.`);
}

/**
 * Serves the calls of one audience that has no session: the caller is authenticated and counted, the brand is found, and
 * query and body are parsed, all from the contract.
 *
 * @throws {Error} for a call of another audience, or one that is counted in a class of another audience
 */
export function mountServiceCalls<Needs>(
  scope: FastifyInstance,
  services: CallServices & CallerServices & Needs,
  audience: ServiceAudience,
  calls: readonly DefinedServiceCall<Needs>[],
): void {
  const callers = serviceCallers(scope, services, audience);
  for (const { contract, run, headers = {} } of calls) {
    if (contract.audience !== audience) throw new Error(`The call "${contract.id}" is not of the audience.`);
    requireLimit(contract, callers);
    for (const path of [contract.path, ...(contract.aliases ?? [])]) {
      scope.route({
        method: contract.method,
        url: routerPath(path),
        ...(contract.bodyBytes === undefined ? {} : { bodyLimit: contract.bodyBytes }),
        onRequest: async (request, reply) => {
          void reply.headers(headers);
          callers.beforeBody?.(request, contract);
        },
        handler: async (request, reply) => {
          const places = placesOf(path, request.params);
          const brand = callers.brandOf(request, places);
          const query = callers.parse(contract.query, request.query, "query");
          const body = callers.parse(contract.body, request.body, "body");
          const answer = await run({
            services,
            // The contract's types promise the brand where one of these finds it.
            brand: (brand ?? brandOfQuery(services, request, query)) as undefined,
            query: query as undefined,
            body: body as undefined,
            places,
            request,
            reply,
            refuse: refusal,
          });
          if (answer === reply) return reply;
          // Removes what a handler returns beside the fields of the contract.
          return contract.answer ? contract.answer.parse(answer) : reply;
        },
      });
    }
  }
}
