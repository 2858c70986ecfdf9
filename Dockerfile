# A server with its database in a volume; docs/serving.md says how to run it.
FROM python:3.13-slim AS build
WORKDIR /src
COPY . .
RUN python -m venv /opt/sobremesa && /opt/sobremesa/bin/pip install --no-cache-dir ".[postgresql]" \
    && /opt/sobremesa/bin/pip uninstall --yes faker polyfactory  # 25 MB, for examples that Litestar would make up

FROM python:3.13-slim
COPY --from=build /opt/sobremesa /opt/sobremesa
RUN useradd --system sobremesa && install --directory --owner=sobremesa /data
USER sobremesa
ENV PATH=/opt/sobremesa/bin:$PATH SOBREMESA_HOST=0.0.0.0 SOBREMESA_DATA=/data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health')"]
CMD ["sobremesa", "serve"]
