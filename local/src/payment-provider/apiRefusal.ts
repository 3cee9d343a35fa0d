/** The provider refuses a call of its API. */
export class ApiRefusal extends Error {
  override readonly name = "ApiRefusal";
  readonly status: number;
  readonly code: string;

  constructor(status: 401 | 404 | 409 | 422, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}
