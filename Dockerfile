# A server with its database in a volume: docker build -t sobremesa . && docker run -p 8000:8000 -v sobremesa:/data sobremesa
FROM python:3.13-slim AS build
WORKDIR /src
COPY . .
RUN pip wheel --no-cache-dir --wheel-dir /wheels ".[postgresql]"

FROM python:3.13-slim
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir /wheels/*.whl && rm -rf /wheels \
    && useradd --create-home --uid 1000 sobremesa && install -d -o sobremesa /data
USER sobremesa
ENV SOBREMESA_HOST=0.0.0.0 SOBREMESA_DATA=/data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health')"]
CMD ["sobremesa", "serve"]
